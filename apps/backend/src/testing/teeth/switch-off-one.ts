import { connectSwitchboard } from './switched-off';

/** Set up before the tests of a room: takes away the one check that RIGHTS_CHECK names. */
connectSwitchboard().switchOff(process.env['RIGHTS_CHECK']);
