import { defineTexts } from '@gastroshop/i18n';

/** What the scanner says. */
export const scannerTexts = /* @__PURE__ */ defineTexts('ui.scanner', {
  de: {
    camera: 'Kamerabild',
    starting: 'Kamera wird gestartet …',
    aim: 'Strichcode in den Rahmen halten',
    found: 'Erkannt: {{code}}',
    torchOn: 'Licht einschalten',
    torchOff: 'Licht ausschalten',
    denied: 'Die Kamera ist nicht freigegeben.',
    deniedRemedy:
      'Erlauben Sie dieser Seite die Kamera in den Einstellungen des Browsers, oder tippen Sie die Nummer ein.',
    missing: 'Hier gibt es keine Kamera.',
    failed: 'Die Kamera lässt sich nicht öffnen.',
    otherRemedy: 'Vielleicht verwendet sie ein anderes Programm. Die Nummer lässt sich auch eintippen.',
    missingRemedy: 'Tippen Sie die Nummer unter dem Strichcode ein.',
    unreadable: 'Strichcodes lassen sich gerade nicht lesen. Tippen Sie die Nummer ein.',
    retry: 'Nochmals versuchen',
    manual: 'Nummer unter dem Strichcode',
    submit: 'Suchen',
  },
  en: {
    camera: 'Camera picture',
    starting: 'Starting the camera …',
    aim: 'Hold the barcode inside the frame',
    found: 'Found: {{code}}',
    torchOn: 'Turn the light on',
    torchOff: 'Turn the light off',
    denied: 'There is no access to the camera.',
    deniedRemedy: 'Allow it in the settings of your browser, or type in the number.',
    missing: 'There is no camera here.',
    failed: 'The camera cannot be opened.',
    otherRemedy: 'Another program may be using it. You can type the number as well.',
    missingRemedy: 'Type the number below the barcode.',
    unreadable: 'Barcodes cannot be read at the moment. Type in the number.',
    retry: 'Try again',
    manual: 'Number below the barcode',
    submit: 'Search',
  },
});
