import { brandColors, type Scheme, type ThemeEntry } from '@gastroshop/ui/theme-data';

/** The brand colours of a theme, as far as these pages use them. */
const variables = (theme: ThemeEntry, scheme: Scheme): string => {
  const { brand, brandHover, onBrand, brandText, brandSoft, brandLine } = brandColors(theme, scheme);
  return `--brand:${brand};--brand-hover:${brandHover};--on-brand:${onBrand};--brand-text:${brandText};--brand-soft:${brandSoft};--brand-line:${brandLine};`;
};

const SHARED_LIGHT =
  '--bg:#fbfaf8;--surface:#fff;--line:#dfddd9;--control:#88867f;--text:#1d1c18;--text2:#56544d;--err:#a80d19;--err-soft:#fff5f4;--err-line:#ed534e;';
const SHARED_DARK =
  '--bg:#100f0d;--surface:#181714;--line:#373531;--control:#76746f;--text:#edebe7;--text2:#c0beb8;--err:#feb0a8;--err-soft:#3b1c19;--err-line:#ed534e;';

const RULES = `
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--bg);color:var(--text);
  font:400 16px/24px 'Figtree Variable',Figtree,system-ui,-apple-system,'Segoe UI',sans-serif}
header{display:flex;align-items:center;gap:12px;padding:16px 20px;background:var(--surface);border-bottom:1px solid var(--line);font-weight:650}
main{width:100%;max-width:440px;margin:0 auto;padding:48px 20px 64px;flex:1}
h1{margin:0 0 8px;font-size:28px;line-height:34px;font-weight:650;letter-spacing:-.018em}
h2{margin:40px 0 4px;font-size:18px;line-height:24px;font-weight:650}
p{margin:0 0 16px;color:var(--text2)}
form{margin:24px 0 0}
label{display:block;margin:16px 0 4px;font-size:14px;line-height:20px;font-weight:600}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
main:has(pre,table){max-width:880px}
pre{margin:16px 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px;line-height:20px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;overflow-wrap:anywhere}
a{color:var(--brand-text)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border:1px solid transparent;border-radius:8px;
  background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--brand-hover)}
form>button{width:100%;margin-top:24px}
:focus-visible{outline:2px solid var(--brand-line);outline-offset:2px}
.error{margin:24px 0 0;padding:12px 16px;border:1px solid var(--err-line);border-radius:10px;background:var(--err-soft);color:var(--err);font-weight:500}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
ul{list-style:none;margin:12px 0 0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li button{width:100%;min-height:44px;padding:8px 4px;justify-content:flex-start;gap:12px;border:0;border-radius:0;background:none;color:var(--text);font-weight:400;text-align:left}
li button:hover{background:var(--brand-soft)}
li strong{min-width:88px;font-weight:600;font-variant-numeric:tabular-nums}
li span{color:var(--text2);font-size:14px;line-height:20px}
.mark{width:32px;height:32px;flex:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){button,.button,input{border-color:ButtonText}}
`;

/** The stylesheet of the backend's own pages in the colours of a theme. */
export const styleOf = (theme: ThemeEntry): string =>
  `:root{${SHARED_LIGHT}${variables(theme, 'light')}}` +
  `@media (prefers-color-scheme:dark){:root{${SHARED_DARK}${variables(theme, 'dark')}}}${RULES}`;
