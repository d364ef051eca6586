/** A town with its post code. */
export interface Place {
  readonly postCode: string;
  readonly city: string;
}

const places = (text: string): readonly Place[] =>
  text.split(', ').map((entry) => ({ postCode: entry.slice(0, 4), city: entry.slice(5) }));

/** Towns around each branch. */
export const PLACES = {
  AZ: places(
    '5700 Zell am See, 5710 Kaprun, 5721 Piesendorf, 5730 Mittersill, 5741 Neukirchen, 5751 Maishofen, 5753 Saalbach, 5754 Hinterglemm, 5760 Saalfelden, 5771 Leogang, 5600 St. Johann, 5602 Wagrain, 5630 Bad Hofgastein, 5640 Bad Gastein, 5550 Radstadt, 5541 Altenmarkt, 5532 Filzmoos, 5505 Mühlbach, 6365 Kirchberg, 6370 Kitzbühel, 6380 St. Johann in Tirol, 6391 Fieberbrunn, 6352 Ellmau, 6353 Going, 6280 Zell am Ziller, 6290 Mayrhofen',
  ),
  GM: places(
    '4020 Linz, 4030 Linz, 4050 Traun, 4061 Pasching, 4210 Gallneukirchen, 4240 Freistadt, 4400 Steyr, 4600 Wels',
  ),
  KI: places(
    '3571 Gars am Kamp, 3550 Langenlois, 3500 Krems an der Donau, 3580 Horn, 3601 Dürnstein, 3610 Weißenkirchen',
  ),
  LL: places('8940 Liezen, 8970 Schladming, 8962 Gröbming, 8990 Bad Aussee, 8911 Admont, 8952 Irdning'),
} as const satisfies Record<string, readonly Place[]>;

/** Streets there may be anywhere. */
export const STREETS = [
  'Dorfstraße',
  'Hauptstraße',
  'Bahnhofstraße',
  'Kirchplatz',
  'Marktplatz',
  'Seestraße',
  'Bergstraße',
  'Schmittenstraße',
  'Almweg',
  'Mühlgasse',
  'Lindenweg',
  'Postgasse',
  'Talstraße',
  'Sonnseitweg',
  'Gewerbestraße',
  'Schulgasse',
] as const;
