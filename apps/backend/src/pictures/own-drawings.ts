/** Shapes that come in several colours: a dark edge, the body, and the label. */
const bottle = (edge: string, body: string, label: string, cap: string): string =>
  `<g fill="none"><path fill="${edge}" d="M13.500 6h5v5.500c0 2 3.500 3 3.500 7V28a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-9.500c0-4 3.500-5 3.500-7z"/><path fill="${body}" d="M13.500 6h3.800v5.700c0 2.300 3.500 3 3.500 7v9.100a1 1 0 0 1-1 1H12a2 2 0 0 1-2-2v-8.300c0-4 3.500-5 3.500-7z"/><path fill="${cap}" d="M13 2.800c0-.5.400-.8.800-.8h4.400c.4 0 .8.300.8.800V7h-6z"/><path fill="${label}" d="M10 18.500h12v7H10z"/><path fill="${edge}" d="M12.500 20.500h7v1h-7zm1.500 2.200h4v.9h-4z"/></g>`;

const softDrink = (edge: string, body: string, label: string): string =>
  `<g fill="none"><path fill="${edge}" d="M13 6h6v3.500c0 1.800 3.500 3 3.500 7V27a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3V16.500c0-4 3.500-5.200 3.500-7z"/><path fill="${body}" d="M13 7.500h4.500v2.300c0 2.300 3.500 2.900 3.500 6.700v10.700a1.500 1.500 0 0 1-1.500 1.500h-7a3 3 0 0 1-3-3v-9.200c0-4 3.500-5.200 3.500-7z"/><rect width="7.600" height="4.600" x="12.200" y="2" fill="${label}" rx="1.400"/><path fill="${label}" d="M9.500 17h13v7h-13z"/><circle cx="16" cy="20.500" r="2.300" fill="#fff"/></g>`;

const can = (edge: string, body: string, label: string): string =>
  `<g fill="none"><path fill="#b8c3cc" d="M10.500 3h11l1.500 3v20l-1.500 3h-11L9 26V6z"/><path fill="${edge}" d="M9 6h14v20H9z"/><path fill="${body}" d="M9 6h10.500v20H9z"/><ellipse cx="16" cy="4" fill="#e6ecf1" rx="5.500" ry="1.400"/><circle cx="15.500" cy="16" r="4" fill="${label}"/></g>`;

const canister = (edge: string, body: string, label: string): string =>
  `<g fill="none"><path fill="${edge}" d="M6 11.500 10.500 7H23a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z"/><path fill="${body}" d="M6 11.500 10.500 7h11.700A2.300 2.300 0 0 1 24.500 9.300v16.900a2.300 2.300 0 0 1-2.300 2.300H9a3 3 0 0 1-3-3z"/><path fill="#fff" d="M14.500 9.500h7A1.500 1.500 0 0 1 23 11v.5a1.500 1.500 0 0 1-1.500 1.500h-7a1.500 1.500 0 0 1-1.500-1.500V11a1.500 1.500 0 0 1 1.500-1.500" opacity=".55"/><path fill="#3f4a54" d="M8.300 3.200c0-.7.500-1.200 1.200-1.200h3.300c.7 0 1.200.5 1.200 1.200V7H9.600L8.300 8.300z"/><rect width="13" height="10" x="9" y="16" fill="${label}" rx="1.500"/><path fill="${body}" d="M15.500 17.800c1.500 1.800 2.400 3 2.400 4a2.400 2.400 0 1 1-4.800 0c0-1 .9-2.200 2.400-4"/></g>`;

const fillet = (edge: string, body: string, line: string): string =>
  `<g fill="none"><path fill="${edge}" d="M3 18.500C4 12 11 7.500 18.500 8.500 25 9.300 29.500 13 29 17c-.6 5-7.500 7.800-14.500 7.500C7.500 24.200 2.500 22.300 3 18.500"/><path fill="${body}" d="M3.600 16.800C5 11.300 11.500 7.800 18.500 8.700c6.200.8 10 4 9.500 7.300-.6 4.400-7 6.700-13.700 6.400-6.700-.3-11.500-2.100-10.700-5.600"/><path stroke="${line}" stroke-linecap="round" stroke-width="1.500" d="M8 15.500c2.500.3 3.500 1.500 3.500 4M13 12.500c3 .6 4.200 2.500 4 6M18.500 11.500c2.800.9 3.800 2.700 3.500 5.500"/></g>`;

/** A sauce in a squeezy bottle; without the tomato on its label. */
const sauce = (edge: string, body: string): string =>
  `<g fill="none"><path fill="${edge}" d="M12 9h8c1.700 1.500 3 4 3 7v11a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V16c0-3 1.300-5.500 3-7"/><path fill="${body}" d="M12 9h6.800c1.700 1.500 2.900 4 2.900 7v11.200a1.400 1.400 0 0 1-1.400 1.400H12a3 3 0 0 1-3-3V16c0-3 1.300-5.500 3-7"/><path fill="#f7f3ea" d="M14 4.500 15.300 2h1.400L18 4.500V6h-4z"/><rect width="10" height="4" x="11" y="5.500" fill="${edge}" rx="1.400"/><path fill="#fff8e8" d="M9 17h14v7.500H9z"/><circle cx="16" cy="20.800" r="2.200" fill="${body}"/></g>`;

/** Drawings of our own, in the manner of the set: what a wholesaler sells and an emoji does not show. */
export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  'mayonnaise-bottle': sauce('#d3bd80', '#f4e6b8'),
  'mustard-bottle': sauce('#b98512', '#e3b32d'),
  'dark-sauce-bottle': sauce('#46231a', '#74402c'),
  'red-wine-bottle': bottle('#2b1420', '#47202f', '#f6ead2', '#8e1f38'),
  'white-wine-bottle': bottle('#7d8f2c', '#b4c25a', '#fbf6e4', '#d9b84a'),
  'rose-wine-bottle': bottle('#d9788a', '#f2a7b0', '#fff5f2', '#e7c3a0'),
  'beer-bottle': bottle('#5b3413', '#8a5423', '#f6dfae', '#d9a02c'),
  'spirit-bottle': bottle('#9a6a25', '#d99a3d', '#fff3da', '#4b3a2a'),
  'clear-spirit-bottle': bottle('#9dbccd', '#d6e8f1', '#fff', '#4a6f86'),
  'syrup-bottle': bottle('#8d1f3c', '#c9375a', '#fff1f0', '#f0d9c0'),
  'vinegar-bottle': bottle('#4a2a22', '#73443a', '#f4e6cf', '#c9a65a'),
  'cola-bottle': softDrink('#3a1d14', '#5d3325', '#c22f2f'),
  'orange-bottle': softDrink('#dd7a12', '#f7a43a', '#2f8f4e'),
  'lemon-bottle': softDrink('#b9c92e', '#e3ec7a', '#2f8f4e'),
  'juice-bottle': softDrink('#c98a1e', '#f0bd4f', '#b5442b'),
  'iced-tea-bottle': softDrink('#a0521e', '#cf8040', '#e6b422'),
  'beer-can': can('#c98f22', '#e9b747', '#fff6dd'),
  'soft-drink-can': can('#a92a2a', '#d8453f', '#fff'),
  'energy-can': can('#24508f', '#3a72bf', '#e9eef4'),
  'canister-blue': canister('#2a6fae', '#4b97d6', '#f3f8fc'),
  'canister-green': canister('#2f8a57', '#52b17c', '#f2faf5'),
  'canister-red': canister('#b23a3a', '#da605a', '#fdf3f1'),
  'canister-yellow': canister('#c99a1c', '#efc64b', '#fffbea'),
  'salmon-fillet': fillet('#d9683f', '#f58a5e', '#ffc3a3'),
  'white-fillet': fillet('#cbb9a5', '#f1e6d8', '#fff'),
  'pink-fillet': fillet('#d98f84', '#f3b3a6', '#fde0d8'),
  'poultry-fillet': fillet('#e0a892', '#f6cbb8', '#fde7dc'),
  'milk-carton':
    '<g fill="none"><path fill="#c9d9e6" d="M9 12h14l1.500 1.500V28a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V13.500z"/><path fill="#f3f8fc" d="M8 13.500 9.500 12h11.800v17H10a2 2 0 0 1-2-2z"/><path fill="#b7cbdb" d="m9 12 3-6h8l3 6z"/><path fill="#dfeaf2" d="m9 12 3-6h6.500l2 6z"/><path fill="#3f8fd0" d="M11.500 2.500h9V6h-9z"/><path fill="#3f8fd0" d="M8 19c3 2 6-2 9.500 0 2.600 1.500 4.500.5 7-.5V25H8z"/><path fill="#fff" d="M16 20.200c.9 1.100 1.500 1.900 1.500 2.600a1.500 1.500 0 1 1-3 0c0-.7.600-1.500 1.500-2.600"/></g>',
  cream:
    '<g fill="none"><path fill="#d8c9a8" d="M9 12h14l1.500 1.500V28a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V13.500z"/><path fill="#fff9ea" d="M8 13.500 9.500 12h11.800v17H10a2 2 0 0 1-2-2z"/><path fill="#d8c9a8" d="m9 12 3-6h8l3 6z"/><path fill="#f3e8cb" d="m9 12 3-6h6.500l2 6z"/><path fill="#b4343f" d="M11.500 2.500h9V6h-9z"/><path fill="#b4343f" d="M8 19h16.500v6H8z"/><path fill="#fff" d="M13 23.300c-1.400 0-1.800-1.700-.6-2.200-.2-1.400 1.700-2 2.500-1 1.100-1 3.100-.2 2.900 1.200 1.500.3 1.300 2-.2 2z"/></g>',
  keg: '<g fill="none"><path fill="#8d99a4" d="M8 4h16v24.500a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 8 28.500z"/><path fill="#b9c4cd" d="M8 4h12.500v26h-11A1.500 1.500 0 0 1 8 28.500z"/><path fill="#73808b" d="M6.500 8.500h19v3h-19zm0 12.500h19v3h-19z"/><path fill="#d5dde3" d="M9.500 2h13A1.500 1.500 0 0 1 24 3.500V5H8V3.500A1.500 1.500 0 0 1 9.500 2"/><circle cx="16" cy="16.200" r="3" fill="#e9b747"/></g>',
  'pasta-bag':
    '<g fill="none"><path fill="#c99a2e" d="M7 6h18l1 3v18a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V9z"/><path fill="#f2cf6b" d="M7 6h16l1.300 3v17.500A1.500 1.500 0 0 1 22.800 28H9a3 3 0 0 1-3-3V9z"/><path fill="#2f6db0" d="M7.500 2h17L25 6.500H7z"/><path fill="#fff7e0" d="M9.500 12.500h12v10h-12z"/><path stroke="#d9a02c" stroke-linecap="round" stroke-width="1.700" d="m11.700 20.200 7.600-5.400m-7.600 2.300 3.600-2.500m.6 6 3.600-2.500"/></g>',
  'spice-jar':
    '<g fill="none"><path fill="#a9b6bf" d="M9 10h14a2 2 0 0 1 2 2v15a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V12a2 2 0 0 1 2-2"/><path fill="#e6edf1" d="M9 10h12.500a2 2 0 0 1 2 2v14.500a2 2 0 0 1-2 2H10a3 3 0 0 1-3-3V12a2 2 0 0 1 2-2"/><path fill="#c4502a" d="M7 16h17v9.500a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z"/><rect width="16" height="7" x="8" y="3" fill="#3f4a54" rx="1.500"/><path fill="#fff6e6" d="M9 17.500h13v6.500H9z"/><path fill="#c4502a" d="M12 20h7v1.300h-7z"/></g>',
  'foil-roll':
    '<g fill="none"><path fill="#9fb0bd" d="M4 11h20a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H4z"/><path fill="#d3dee6" d="M4 11h19a3 3 0 0 1 3 3v1.500a3 3 0 0 1-3 3H4z"/><ellipse cx="5" cy="16" fill="#b9c7d1" rx="3" ry="5"/><ellipse cx="5" cy="16" fill="#7c6a55" rx="1.500" ry="2.600"/><path fill="#c3d1db" d="M11 20h15.500v6L24 25l-2.500 1.500L19 25l-2.500 1.500L14 25l-3 1.500z"/></g>',
  'paper-cup':
    '<g fill="none"><path fill="#c9b391" d="M7.500 9h17l-2.200 19a2.200 2.200 0 0 1-2.200 2H11.900a2.200 2.200 0 0 1-2.200-2z"/><path fill="#efe0c6" d="M7.500 9h14.800L20.300 28a1.500 1.500 0 0 1-1.500 1.300h-6.900a2.200 2.200 0 0 1-2.200-2z"/><path fill="#8a5a41" d="m8.300 14.500.9 8h13.600l.9-8z"/><path fill="#fff" d="M7.500 4.500A1.500 1.500 0 0 1 9 3h14a1.500 1.500 0 0 1 1.500 1.500L26 9H6z"/></g>',
  'menu-box':
    '<g fill="none"><path fill="#b98d58" d="M3 14h26l-2.500 12a2 2 0 0 1-2 1.600H7.500a2 2 0 0 1-2-1.600z"/><path fill="#d9b07a" d="M3 14h23.500l-2.300 11.200a1.500 1.500 0 0 1-1.500 1.200H7.500a2 2 0 0 1-2-1.600z"/><path fill="#e9cba0" d="M6.500 5.500h19L29 14H3z"/><path fill="#f7e6cb" d="M8.500 8h15l1.600 4H6.900z"/></g>',
  'pickle-jar':
    '<g fill="none"><path fill="#7f9a86" d="M9 8h14a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3"/><path fill="#d4e4c6" d="M9 8h12.500a3 3 0 0 1 3 3v15a2.500 2.500 0 0 1-2.500 2.500H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3"/><rect width="18" height="5" x="7" y="3" fill="#c9a12e" rx="1.500"/><path stroke="#5d8a32" stroke-linecap="round" stroke-width="4.200" d="M11 15v9m5-10v10m5-9v9"/><path stroke="#86b254" stroke-linecap="round" stroke-width="1.300" d="M10.300 15.500v8m5-9v9m5-8v8"/></g>',
  'spray-bottle':
    '<g fill="none"><path fill="#2f8a9a" d="M12 12h8l3 5v11a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V17z"/><path fill="#5cb8c6" d="M12 12h6.500l2.800 5v10.500a1.200 1.200 0 0 1-1.200 1.200H11a2 2 0 0 1-2-2V17z"/><path fill="#e9f6f8" d="M9 19.500h14V26H9z"/><path fill="#3f4a54" d="M9 3h11a3 3 0 0 1 3 3v2h-4v4h-6V8H9z"/><path fill="#c8402f" d="M6.500 3H9v5H6.500z"/><path fill="#3f4a54" d="M11.500 8H13v3l-2.500 2.500-1-1 2-2z"/></g>',
  'detergent-tabs':
    '<g fill="none"><rect width="22" height="13" x="5" y="14" fill="#c6d2db" rx="2.500"/><rect width="22" height="10" x="5" y="14" fill="#f3f7fa" rx="2.500"/><rect width="22" height="4.500" x="5" y="10" fill="#4b97d6" rx="2.200"/><circle cx="16" cy="11" r="5" fill="#d8453f"/><circle cx="14.700" cy="9.800" r="1.500" fill="#f59a90"/></g>',
  'egg-carton':
    '<g fill="none"><ellipse cx="9" cy="13" fill="#e3a869" rx="4" ry="5.500"/><ellipse cx="16" cy="12.500" fill="#f3cd9c" rx="4" ry="5.500"/><ellipse cx="23" cy="13" fill="#e3a869" rx="4" ry="5.500"/><path fill="#8f99a1" d="M3 16h26l-2 9.500a2 2 0 0 1-2 1.500H7a2 2 0 0 1-2-1.500z"/><path fill="#b5bec5" d="M3 16h24.500l-1.800 8.300a1.500 1.500 0 0 1-1.500 1.200H7A2 2 0 0 1 5 24z"/><path fill="#8f99a1" d="m11.500 16 1 9.500h1.300l-.8-9.500zm8 0-.8 9.500H20l1-9.500z"/></g>',
  'cut-game':
    '<g fill="none"><path fill="#5f1f22" d="M4 19c0-6.500 5-12 12-12s12.500 4 12.500 9.500S23.500 26.500 16 26.500 4 24 4 19"/><path fill="#8f3236" d="M4.800 17.500C4.800 11.800 9.600 7.300 16 7.300s11.500 3.600 11.500 8.500-4.600 8.700-11.400 8.700S4.800 22 4.800 17.500"/><path stroke="#b4565a" stroke-linecap="round" stroke-width="1.700" d="M9.500 16c2-3 5-4.300 8.500-4m-6 7.500c3 1.300 7 .6 9.500-2.500"/></g>',
  poultry:
    '<g fill="none"><path fill="#d89a5c" d="M5 19c0-6 5-11.500 12-11.500 6.500 0 10.500 4.500 10.500 9.500 0 5.500-4.500 9-11 9S5 24 5 19"/><path fill="#f2c08a" d="M5.600 17.800C6 12.300 10.800 7.800 17 7.800c5.800 0 9.500 3.800 9.500 8.300 0 5-4.200 8-10.300 8s-11-2-10.600-6.300"/><path fill="#d89a5c" d="M9 15c2.500-2.800 6.500-1.500 7 2 .5 3-2 5.500-5 5-3.500-.5-4.500-4.500-2-7"/><path fill="#f7d0a3" d="M9.800 15.500c2-2.200 5-1 5.400 1.600.4 2.300-1.500 4.300-3.800 4-2.700-.4-3.500-3.600-1.600-5.600"/><path fill="#fff4e4" d="m24.500 20.500 4.300 2.300c1.300.7.900 2.300-.4 2.300.3 1.300-1.200 2-2.100 1l-3.300-3.600z"/></g>',
  'coffee-bag':
    '<g fill="none"><path fill="#4b2e20" d="M8 7h16l2 4v16a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11z"/><path fill="#6b4330" d="M8 7h14.500l1.800 4v16.200a1.300 1.300 0 0 1-1.300 1.300H9a3 3 0 0 1-3-3V11z"/><path fill="#8a5a41" d="M8.500 2h15A1.500 1.500 0 0 1 25 3.500V7H7V3.500A1.500 1.500 0 0 1 8.500 2"/><circle cx="15.500" cy="18.500" r="6.300" fill="#f6e3c4"/><path fill="#6b4330" d="M18.700 15.200c1.600 1.600 1.200 4.700-.8 6.700s-5 2.300-6.600.700-1.200-4.700.8-6.700 5-2.300 6.600-.7"/><path stroke="#f6e3c4" stroke-linecap="round" stroke-width="1.100" d="M18.400 15.500c-.4 2.400-1.700 2.500-3.200 3.200-1.600.8-2.700 1.300-3.200 3.600"/></g>',
  'flour-sack':
    '<g fill="none"><path fill="#d9bf97" d="M8.600 9.300h14.800c2.400 3.300 3.600 7.500 3.600 12.200 0 5.200-1.900 8.500-5 8.500H10c-3.100 0-5-3.300-5-8.500 0-4.700 1.200-8.900 3.600-12.200"/><path fill="#f0dcb9" d="M9.400 9.300h13.200c2.100 3.100 3.100 6.900 3.100 11.400 0 4.900-1.700 8-4.500 8H10.800c-2.800 0-4.500-3.100-4.500-8 0-4.500 1-8.300 3.100-11.400"/><path fill="#d9bf97" d="M8.300 3.600c-.8-1 .1-2.200 1.300-1.700 2.200.9 3.600.9 5.400.1a2.500 2.500 0 0 1 2 0c1.800.8 3.200.8 5.400-.1 1.200-.5 2.100.7 1.300 1.700L22 6.200H10z"/><rect width="15.400" height="3.600" x="8.300" y="6" fill="#b5803f" rx="1.800"/><path stroke="#b5803f" stroke-linecap="round" stroke-width="1.500" d="M16 25.500v-9"/><path fill="#d79b45" d="M16 17.300c-2.300-.1-3.700-1.500-3.800-3.800 2.300.1 3.700 1.500 3.800 3.800m0 0c2.300-.1 3.700-1.500 3.800-3.800-2.300.1-3.700 1.500-3.800 3.800m0 4c-2.300-.1-3.700-1.500-3.800-3.800 2.300.1 3.700 1.500 3.800 3.800m0 0c2.300-.1 3.700-1.500 3.800-3.800-2.300.1-3.700 1.500-3.800 3.800m0 4c-2.300-.1-3.700-1.500-3.800-3.800 2.300.1 3.700 1.500 3.800 3.800m0 0c2.300-.1 3.700-1.500 3.800-3.800-2.300.1-3.700 1.500-3.800 3.800"/></g>',
  ham: '<g fill="none"><path fill="#c94b55" d="M4 17.500C4 10.600 9.400 6 16.400 6S29 10.100 29 16.300 24.300 27 17 27 4 24.200 4 17.500"/><path fill="#fbe9e4" d="M4.800 16.600C4.800 10.300 10 6.200 16.400 6.200S28.200 10 28.200 15.700 23.700 25.500 17 25.500 4.800 22.900 4.800 16.600"/><path fill="#f28f94" d="M6.700 16.500c0-5.200 4.300-8.500 9.700-8.500s9.900 3.100 9.900 7.800-3.800 8-9.400 8-10.200-2.100-10.200-7.300"/><path stroke="#fbdad6" stroke-linecap="round" stroke-width="1.500" d="M10 14.800c2-2.900 5.400-4 8.600-3.400M13.400 18.600c2.300 1.600 5.800 1.400 8.300-1.400"/><circle cx="19.800" cy="14.600" r="2.300" fill="#fbe9e4"/><circle cx="19.800" cy="14.600" r="1.100" fill="#e3bfb4"/></g>',
  napkins:
    '<g fill="none"><path fill="#c9d8e2" d="m4 21 12-5 12 5-12 6z"/><path fill="#e9f1f6" d="m4 18.600 12-5 12 5-12 6z"/><path fill="#c9d8e2" d="m4 16.200 12-5 12 5-12 6z"/><path fill="#f6fafc" d="m4 13.800 12-5.800 12 5.800-12 6z"/><path stroke="#7fb7cf" stroke-linecap="round" stroke-width="1.200" d="m10 13.900 6-2.900 6 2.900-6 3z"/></g>',
  'oil-bottle':
    '<g fill="none"><path fill="#7f8c1c" d="M13 7h6v4c0 1.600 4 3 4 7v9a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-9c0-4 4-5.400 4-7z"/><path fill="#c4cf3a" d="M13 8.500h4.700V11c0 2.500 4 3.200 4 7v9.200a1.500 1.500 0 0 1-1.500 1.500H12a3 3 0 0 1-3-3V18c0-4 4-5.400 4-7z"/><rect width="8" height="5" x="12" y="2" fill="#5b4632" rx="1.500"/><path fill="#fdf7dd" d="M10.500 18.500h11v7h-11z"/><path fill="#5f7d1a" d="M16.300 24.300c-2.200 0-3.600-1.300-3.600-3 2.400-.5 4.300.6 4.700 2.900zm.6-2.200c-.1-1.400.8-2.500 2.500-2.800.5 1.600-.1 2.900-1.500 3.500z"/></g>',
  'sauce-bottle':
    '<g fill="none"><path fill="#b3221d" d="M12 9h8c1.700 1.500 3 4 3 7v11a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V16c0-3 1.300-5.500 3-7"/><path fill="#e2463c" d="M12 9h6.800c1.700 1.500 2.900 4 2.900 7v11.200a1.400 1.400 0 0 1-1.400 1.400H12a3 3 0 0 1-3-3V16c0-3 1.300-5.500 3-7"/><path fill="#f7f3ea" d="M14 4.500 15.300 2h1.400L18 4.500V6h-4z"/><rect width="10" height="4" x="11" y="5.500" fill="#f7f3ea" rx="1.400"/><path fill="#fff4e2" d="M9 17h14v7.500H9z"/><circle cx="16" cy="20.800" r="2.500" fill="#e2463c"/><path fill="#4a9a3d" d="m16 19 1.600-1.600-1.200.1-.4-.8-.4.8-1.200-.1z"/></g>',
  sausage:
    '<g fill="none"><path stroke="#8c3a1e" stroke-linecap="round" stroke-width="9" d="M6.800 22.500c7.200 4.300 16.900-1 18.600-11.400"/><path stroke="#c2562c" stroke-linecap="round" stroke-width="7.200" d="M6.800 21.800c6.900 4 16.100-1 17.800-10.900"/><path stroke="#e58a58" stroke-linecap="round" stroke-width="1.600" d="M8.200 19.800c5.100 2.100 11.600-1.700 13.700-8.100"/><path stroke="#8c3a1e" stroke-linecap="round" stroke-width="1.500" d="m12 20.200 2.400 3.600M16.700 17.700l3.100 3M20.300 13.900l3.700 1.700"/><path fill="#8c3a1e" d="m25.700 7.600 1.500-3.900c.4-1 1.900-.6 1.700.500l-.5 4.400zM3.300 21.900l-1.900 2.400c-.7.900.4 2.100 1.300 1.500l3-1.900z"/></g>',
  strudel:
    '<g fill="none"><path fill="#c9863c" d="M9.3 9.8 23.5 5c3.3-1 6.5 2 6.5 6.6 0 4.4-2.6 7.2-5.4 8.200L11 25.400z"/><path fill="#eaa953" d="M9 9.9 23 5.200c3-1 5.9 1.7 5.9 5.8 0 4-2.4 6.5-4.9 7.500l-13 5.200z"/><ellipse cx="9" cy="17.4" fill="#eaa953" rx="7" ry="8"/><ellipse cx="9" cy="17.4" fill="#fde3b0" rx="5.5" ry="6.5"/><path fill="#d9933f" d="M9 12.600c2.8 0 4.5 2.2 4.5 4.800s-1.7 4.6-4 4.6-3.6-1.7-3.6-3.6 1.3-3.2 2.9-3.200c1.4 0 2.3 1 2.3 2.2 0 1.1-.8 1.8-1.7 1.800v-1.200c.3 0 .5-.2.5-.6 0-.5-.5-1-1.2-1-.9 0-1.6.8-1.6 2s.9 2.4 2.4 2.400c1.6 0 2.8-1.4 2.8-3.4 0-2.1-1.3-3.6-3.3-3.6-2.4 0-4.1 2-4.1 4.600h-1.200c0-3.3 2.3-5.8 5.3-5.8"/><circle cx="7.3" cy="14" r=".9" fill="#8a4b23"/><circle cx="11.7" cy="20.3" r=".9" fill="#8a4b23"/><path stroke="#c9863c" stroke-linecap="round" stroke-width="1.4" d="m16.5 11.5 2.6 5.700M20.5 9.900l2.6 5.700M24.3 8.400l2.1 4.8"/><g fill="#fff"><circle cx="14.5" cy="9.6" r=".7"/><circle cx="17.8" cy="8.6" r=".6"/><circle cx="20" cy="7.6" r=".7"/><circle cx="23.3" cy="6.8" r=".6"/><circle cx="26" cy="7.6" r=".7"/></g></g>',
  'water-bottle':
    '<g fill="none"><path fill="#8fc9ef" d="M13 6h6v3.500c0 1.800 3.500 3 3.500 7V27a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3V16.500c0-4 3.500-5.200 3.500-7z"/><path fill="#bfe3fa" d="M13 7.500h4.500v2.300c0 2.300 3.500 2.900 3.500 6.700v10.700a1.500 1.500 0 0 1-1.500 1.500h-7a3 3 0 0 1-3-3v-9.200c0-4 3.500-5.200 3.500-7z"/><rect width="7.600" height="4.600" x="12.200" y="2" fill="#2d7fc1" rx="1.400"/><path fill="#2d7fc1" d="M9.500 17.500h13v7h-13z"/><path fill="#fff" d="M16 18.700c1.200 1.400 1.900 2.400 1.900 3.200a1.900 1.900 0 1 1-3.800 0c0-.8.700-1.800 1.900-3.200"/></g>',
  yoghurt:
    '<g fill="none"><path fill="#e6edf3" d="M6.500 10h19l-2.100 17.200a3 3 0 0 1-3 2.600h-8.800a3 3 0 0 1-3-2.600z"/><path fill="#5aa9e6" d="m7.200 15.800.9 7.400h15.800l.900-7.400z"/><path fill="#fff" d="M16 17.100c1.900 0 3.300 1 3.300 2.400S17.900 22 16 22s-3.300-1-3.300-2.500 1.400-2.400 3.300-2.400"/><rect width="22" height="3.600" x="5" y="7.600" fill="#cfdbe5" rx="1.800"/><path fill="#f4f8fb" d="M7.200 7.600c.4-2.900 4.200-5 8.800-5s8.400 2.100 8.800 5z"/><path fill="#fff" d="M12 5.200c1.300-1.100 3.700-1.500 5.400-1.100.6.200.5 1-.1 1.100-1.700.1-3.100.5-4.500 1.200-.8.400-1.500-.7-.8-1.200"/></g>',
};
