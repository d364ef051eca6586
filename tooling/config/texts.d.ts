// Written by "pnpm texts:write".
/// <reference path="./lazy-texts.d.ts" />
/// <reference path="../../packages/app-shell/src/i18next.d.ts" />
/// <reference path="../../packages/cms/src/i18next.d.ts" />
/// <reference path="../../packages/i18n/src/i18next.d.ts" />
/// <reference path="../../packages/storefront/src/i18next.d.ts" />
/// <reference path="../../packages/ui/src/i18next.d.ts" />
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    keySeparator: false;
    nsSeparator: false;
    strictInterpolationChecks: true;
    interpolationFormatTypeMap: {
      longDate: `${number}-${number}-${number}`;
      shortDate: `${number}-${number}-${number}`;
    };
  }
}
