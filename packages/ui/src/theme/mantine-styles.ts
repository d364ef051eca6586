/**
 * Mantine's sheets that the kit's core needs. Like all of them they stand in a layer: whatever order sheets arrive in, the
 * kit's own CSS modules, outside of layers, win. A sheet that one component alone needs is imported beside it.
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
