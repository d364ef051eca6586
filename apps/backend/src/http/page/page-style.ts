import { brandColors, type Scheme, type ThemeEntry } from '@gastroshop/ui/theme-data';
import { assetPath, LETTERS } from './page-assets';

/** The brand colours of a theme, as far as these pages use them. */
const variables = (theme: ThemeEntry, scheme: Scheme): string => {
  const { brand, brandHover, onBrand, brandText, brandSoft, brandLine } = brandColors(theme, scheme);
  return `--brand:${brand};--brand-hover:${brandHover};--on-brand:${onBrand};--brand-text:${brandText};--brand-soft:${brandSoft};--brand-line:${brandLine};--brand-deep:${theme.brand[9]};`;
};

const SHARED_LIGHT =
  '--bg:#fbfaf8;--surface:#fff;--line:#dfddd9;--control:#88867f;--text:#1d1c18;--text2:#56544d;--err:#a80d19;--err-soft:#fff5f4;--err-line:#ed534e;';
const SHARED_DARK =
  '--bg:#100f0d;--surface:#181714;--line:#373531;--control:#76746f;--text:#edebe7;--text2:#c0beb8;--err:#feb0a8;--err-soft:#3b1c19;--err-line:#ed534e;';

const RULES = `
@font-face{font-family:'Figtree Variable';font-style:normal;font-weight:300 900;font-display:swap;src:url('${assetPath(LETTERS)}') format('woff2')}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;min-height:100vh;display:flex;background:var(--bg);color:var(--text);
  font:400 16px/24px 'Figtree Variable',system-ui,-apple-system,'Segoe UI',sans-serif}
.work{display:flex;flex:1;flex-direction:column;min-width:0}
header{display:flex;align-items:center;gap:12px;padding:16px 20px;background:var(--surface);border-bottom:1px solid var(--line);font-weight:650}
header .back{margin-inline-start:auto;display:inline-flex;align-items:center;gap:8px;min-height:44px;font-weight:600;font-size:15px;text-decoration:none}
main{width:100%;max-width:440px;margin:0 auto;padding:48px 20px 40px;flex:1;display:flex;flex-direction:column}
h1{margin:0 0 8px;font-size:28px;line-height:34px;font-weight:650;letter-spacing:-.018em}
h2{margin:40px 0 4px;font-size:18px;line-height:24px;font-weight:650}
p{margin:0 0 16px;color:var(--text2)}
form{margin:24px 0 0}
label{display:block;margin:16px 0 4px;font-size:14px;line-height:20px;font-weight:600}
input{width:100%;height:48px;padding:0 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
main:has(pre,table){max-width:880px}
pre{margin:16px 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px;line-height:20px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;overflow-wrap:anywhere}
th{font-weight:600;overflow-wrap:normal}
th[scope=row]{width:40%}
.shades{display:block;width:240px;max-width:100%;height:24px;margin-bottom:4px}
.change{margin-top:12px;font-size:14px;line-height:20px}
.change code{overflow-wrap:anywhere;color:var(--text)}
#missing li{padding:8px 0}
a{color:var(--brand-text)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border:1px solid transparent;border-radius:8px;
  background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--brand-hover)}
form>button{width:100%;min-height:48px;margin-top:28px}
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

.icon{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.secret{position:relative}
.secret input{padding-inline-end:128px}
.secret button{position:absolute;inset-block:2px;inset-inline-end:2px;min-height:44px;padding:0 12px;border:0;background:none;color:var(--brand-text);font-size:15px}
.secret button:hover{background:var(--brand-soft)}
.hint{margin:6px 0 0;font-size:14px;line-height:20px}
.hint[hidden],.offline[hidden]{display:none}
details{margin-top:28px;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
summary{display:flex;align-items:center;gap:12px;min-height:56px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary span{flex:1}
summary .icon{transition:transform .15s}
details[open] summary .icon{transform:rotate(180deg)}
details ul{margin:0}
details li:last-child{border-bottom:0}
.help{display:flex;align-items:center;gap:16px;margin-top:auto;padding-top:40px}
.help div{flex:1;border-top:1px solid var(--line);padding-top:16px}
.help p{margin:0;font-size:14px;line-height:20px}
.help strong{display:block;color:var(--text);font-weight:600;font-size:15px}
.help a{display:inline-flex;align-items:center;min-height:44px;font-weight:600;text-decoration:none}
aside{display:none}
@media (min-width:1200px){
  .split .work header{padding-inline:40px;border-bottom-color:transparent;background:none}
  .split .work,.split aside{flex:0 0 50%}
  .split .work{background:var(--surface)}
  .split main{padding-top:88px}
  .split aside{position:relative;display:flex;flex-direction:column;justify-content:flex-end;overflow:hidden;padding:0 56px 40px;background:var(--brand-deep);color:#fff}
  aside::before,aside::after{position:absolute;left:50%;top:44%;border-radius:50%;background:rgb(255 255 255/6%);transform:translate(-50%,-50%);content:''}
  aside::before{width:780px;height:780px}
  aside::after{width:560px;height:560px}
  aside .mark{position:absolute;left:50%;top:44%;z-index:1;width:240px;height:240px;transform:translate(-50%,-50%)}
  .promises{position:relative;z-index:1;display:grid;grid-template-columns:repeat(3,1fr);gap:32px;margin:0;padding-top:24px;border-top:1px solid rgb(255 255 255/22%)}
  .promises dt{font-weight:600}
  .promises dd{margin:2px 0 0;color:rgb(255 255 255/85%);font-size:14px;line-height:20px}
}
@media (prefers-reduced-motion:reduce){summary .icon{transition:none}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){button,.button,input{border-color:ButtonText}}
`;

/** The stylesheet of the backend's own pages in the colours of a theme. */
export const styleOf = (theme: ThemeEntry): string =>
  `:root{${SHARED_LIGHT}${variables(theme, 'light')}}` +
  `@media (prefers-color-scheme:dark){:root{${SHARED_DARK}${variables(theme, 'dark')}}}${RULES}`;
