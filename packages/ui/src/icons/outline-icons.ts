// Written by scripts/write-icons.ts. Outlines from Tabler Icons, MIT licence, Paweł Kuna.
import { createIcon } from './create-icon';

export const IconAlertCircle = /* @__PURE__ */ createIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0',
  'M12 8v4',
  'M12 16h.01',
]);
export const IconAlertTriangle = /* @__PURE__ */ createIcon([
  'M12 9v4',
  'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0',
  'M12 16h.01',
]);
export const IconArrowDown = /* @__PURE__ */ createIcon(['M12 5l0 14', 'M18 13l-6 6', 'M6 13l6 6']);
export const IconArrowDownRight = /* @__PURE__ */ createIcon(['M7 7l10 10', 'M17 8l0 9l-9 0']);
export const IconArrowLeft = /* @__PURE__ */ createIcon(['M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6']);
export const IconArrowRight = /* @__PURE__ */ createIcon(['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6']);
export const IconArrowUp = /* @__PURE__ */ createIcon(['M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6']);
export const IconArrowsSort = /* @__PURE__ */ createIcon([
  'M3 9l4 -4l4 4m-4 -4v14',
  'M21 15l-4 4l-4 -4m4 4v-14',
]);
export const IconBarcode = /* @__PURE__ */ createIcon([
  'M4 7v-1a2 2 0 0 1 2 -2h2',
  'M4 17v1a2 2 0 0 0 2 2h2',
  'M16 4h2a2 2 0 0 1 2 2v1',
  'M16 20h2a2 2 0 0 0 2 -2v-1',
  'M5 11h1v2h-1l0 -2',
  'M10 11l0 2',
  'M14 11h1v2h-1l0 -2',
  'M19 11l0 2',
]);
export const IconBell = /* @__PURE__ */ createIcon([
  'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6',
  'M9 17v1a3 3 0 0 0 6 0v-1',
]);
export const IconBolt = /* @__PURE__ */ createIcon(['M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11']);
export const IconBoltOff = /* @__PURE__ */ createIcon([
  'M3 3l18 18',
  'M15.212 15.21l-4.212 5.79v-7h-6l3.79 -5.21m1.685 -2.32l2.525 -3.47v6m1 1h5l-2.104 2.893',
]);
export const IconBookmark = /* @__PURE__ */ createIcon([
  'M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4',
]);
export const IconBuildingStore = /* @__PURE__ */ createIcon([
  'M3 21l18 0',
  'M3 7v1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1m0 1a3 3 0 0 0 6 0v-1h-18l2 -4h14l2 4',
  'M5 21l0 -10.15',
  'M19 21l0 -10.15',
  'M9 21v-4a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v4',
]);
export const IconCalendar = /* @__PURE__ */ createIcon([
  'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12',
  'M16 3v4',
  'M8 3v4',
  'M4 11h16',
]);
export const IconCalendarOff = /* @__PURE__ */ createIcon([
  'M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815',
  'M16 3v4',
  'M8 3v1',
  'M4 11h7m4 0h5',
  'M3 3l18 18',
]);
export const IconCamera = /* @__PURE__ */ createIcon([
  'M5 7h1a2 2 0 0 0 2 -2a1 1 0 0 1 1 -1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2',
  'M9 13a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
]);
export const IconCameraOff = /* @__PURE__ */ createIcon([
  'M8.297 4.289a.997 .997 0 0 1 .703 -.289h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v8m-1.187 2.828c-.249 .11 -.524 .172 -.813 .172h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2h1c.298 0 .58 -.065 .834 -.181',
  'M10.422 10.448a3 3 0 1 0 4.15 4.098',
  'M3 3l18 18',
]);
export const IconCategory = /* @__PURE__ */ createIcon([
  'M4 4h6v6h-6l0 -6',
  'M14 4h6v6h-6l0 -6',
  'M4 14h6v6h-6l0 -6',
  'M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
]);
export const IconCheck = /* @__PURE__ */ createIcon(['M5 12l5 5l10 -10']);
export const IconChecklist = /* @__PURE__ */ createIcon([
  'M9.615 20h-2.615a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8',
  'M14 19l2 2l4 -4',
  'M9 8h4',
  'M9 12h2',
]);
export const IconChevronDown = /* @__PURE__ */ createIcon(['M6 9l6 6l6 -6']);
export const IconChevronLeft = /* @__PURE__ */ createIcon(['M15 6l-6 6l6 6']);
export const IconChevronRight = /* @__PURE__ */ createIcon(['M9 6l6 6l-6 6']);
export const IconChevronUp = /* @__PURE__ */ createIcon(['M6 15l6 -6l6 6']);
export const IconCircleCheck = /* @__PURE__ */ createIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M9 12l2 2l4 -4',
]);
export const IconClipboardList = /* @__PURE__ */ createIcon([
  'M9 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2h-2',
  'M9 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2',
  'M9 12l.01 0',
  'M13 12l2 0',
  'M9 16l.01 0',
  'M13 16l2 0',
]);
export const IconClock = /* @__PURE__ */ createIcon(['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 7v5l3 3']);
export const IconCloud = /* @__PURE__ */ createIcon([
  'M6.657 18c-2.572 0 -4.657 -2.007 -4.657 -4.483c0 -2.475 2.085 -4.482 4.657 -4.482c.393 -1.762 1.794 -3.2 3.675 -3.773c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 1.927 -1.551 3.487 -3.465 3.487h-11.878',
]);
export const IconCloudOff = /* @__PURE__ */ createIcon([
  'M9.58 5.548c.24 -.11 .492 -.207 .752 -.286c1.88 -.572 3.956 -.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957 -.383 1.824 -1.003 2.454m-2.997 1.033h-11.343c-2.572 -.004 -4.657 -2.011 -4.657 -4.487c0 -2.475 2.085 -4.482 4.657 -4.482c.13 -.582 .37 -1.128 .7 -1.62',
  'M3 3l18 18',
]);
export const IconCopy = /* @__PURE__ */ createIcon([
  'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
  'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
]);
export const IconDotsVertical = /* @__PURE__ */ createIcon([
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
]);
export const IconDownload = /* @__PURE__ */ createIcon([
  'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2',
  'M7 11l5 5l5 -5',
  'M12 4l0 12',
]);
export const IconEdit = /* @__PURE__ */ createIcon([
  'M7 7h-1a2 2 0 0 0 -2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2 -2v-1',
  'M20.385 6.585a2.1 2.1 0 0 0 -2.97 -2.97l-8.415 8.385v3h3l8.385 -8.415',
  'M16 5l3 3',
]);
export const IconExternalLink = /* @__PURE__ */ createIcon([
  'M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6',
  'M11 13l9 -9',
  'M15 4h5v5',
]);
export const IconEye = /* @__PURE__ */ createIcon([
  'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
  'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
]);
export const IconEyeOff = /* @__PURE__ */ createIcon([
  'M10.585 10.587a2 2 0 0 0 2.829 2.828',
  'M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87',
  'M3 3l18 18',
]);
export const IconFile = /* @__PURE__ */ createIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
]);
export const IconFileSpreadsheet = /* @__PURE__ */ createIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
  'M8 11h8v7h-8l0 -7',
  'M8 15h8',
  'M11 11v7',
]);
export const IconFileText = /* @__PURE__ */ createIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
  'M9 9l1 0',
  'M9 13l6 0',
  'M9 17l6 0',
]);
export const IconFileTypePdf = /* @__PURE__ */ createIcon([
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M5 12v-7a2 2 0 0 1 2 -2h7l5 5v4',
  'M5 18h1.5a1.5 1.5 0 0 0 0 -3h-1.5v6',
  'M17 18h2',
  'M20 15h-3v6',
  'M11 15v6h1a2 2 0 0 0 2 -2v-2a2 2 0 0 0 -2 -2h-1',
]);
export const IconFilter = /* @__PURE__ */ createIcon([
  'M4 4h16v2.172a2 2 0 0 1 -.586 1.414l-4.414 4.414v7l-6 2v-8.5l-4.48 -4.928a2 2 0 0 1 -.52 -1.345v-2.227',
]);
export const IconFlame = /* @__PURE__ */ createIcon([
  'M12 10.941c2.333 -3.308 .167 -7.823 -1 -8.941c0 3.395 -2.235 5.299 -3.667 6.706c-1.43 1.408 -2.333 3.294 -2.333 5.588c0 3.704 3.134 6.706 7 6.706c3.866 0 7 -3.002 7 -6.706c0 -1.712 -1.232 -4.403 -2.333 -5.588c-2.084 3.353 -3.257 3.353 -4.667 2.235',
]);
export const IconGlobe = /* @__PURE__ */ createIcon([
  'M7 9a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
  'M5.75 15a8.015 8.015 0 1 0 9.25 -13',
  'M11 17v4',
  'M7 21h8',
]);
export const IconGripVertical = /* @__PURE__ */ createIcon([
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
]);
export const IconHeart = /* @__PURE__ */ createIcon([
  'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572',
]);
export const IconHistory = /* @__PURE__ */ createIcon([
  'M12 8l0 4l2 2',
  'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5',
]);
export const IconHome = /* @__PURE__ */ createIcon([
  'M5 12l-2 0l9 -9l9 9l-2 0',
  'M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7',
  'M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6',
]);
export const IconInfoCircle = /* @__PURE__ */ createIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0',
  'M12 9h.01',
  'M11 12h1v4h1',
]);
export const IconLayoutGrid = /* @__PURE__ */ createIcon([
  'M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
  'M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
  'M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
  'M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
]);
export const IconLayoutSidebarRightCollapse = /* @__PURE__ */ createIcon([
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M15 4v16',
  'M9 10l2 2l-2 2',
]);
export const IconLayoutSidebarRightExpand = /* @__PURE__ */ createIcon([
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M15 4v16',
  'M10 10l-2 2l2 2',
]);
export const IconLeaf = /* @__PURE__ */ createIcon([
  'M5 21c.5 -4.5 2.5 -8 7 -10',
  'M9 18c6.218 0 10.5 -3.288 11 -12v-2h-4.014c-9 0 -11.986 4 -12 9c0 1 0 3 2 5h3l.014 0',
]);
export const IconLink = /* @__PURE__ */ createIcon([
  'M9 15l6 -6',
  'M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464',
  'M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
]);
export const IconList = /* @__PURE__ */ createIcon([
  'M9 6l11 0',
  'M9 12l11 0',
  'M9 18l11 0',
  'M5 6l0 .01',
  'M5 12l0 .01',
  'M5 18l0 .01',
]);
export const IconListCheck = /* @__PURE__ */ createIcon([
  'M3.5 5.5l1.5 1.5l2.5 -2.5',
  'M3.5 11.5l1.5 1.5l2.5 -2.5',
  'M3.5 17.5l1.5 1.5l2.5 -2.5',
  'M11 6l9 0',
  'M11 12l9 0',
  'M11 18l9 0',
]);
export const IconLogout = /* @__PURE__ */ createIcon([
  'M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2',
  'M9 12h12l-3 -3',
  'M18 15l3 -3',
]);
export const IconMail = /* @__PURE__ */ createIcon([
  'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10',
  'M3 7l9 6l9 -6',
]);
export const IconMapPin = /* @__PURE__ */ createIcon([
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
  'M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
]);
export const IconMenu2 = /* @__PURE__ */ createIcon(['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']);
export const IconMessage = /* @__PURE__ */ createIcon([
  'M8 9h8',
  'M8 13h6',
  'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
]);
export const IconMinus = /* @__PURE__ */ createIcon(['M5 12l14 0']);
export const IconMoon = /* @__PURE__ */ createIcon([
  'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008',
]);
export const IconPackage = /* @__PURE__ */ createIcon([
  'M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5',
  'M12 12l8 -4.5',
  'M12 12l0 9',
  'M12 12l-8 -4.5',
  'M16 5.25l-8 4.5',
]);
export const IconPhone = /* @__PURE__ */ createIcon([
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
]);
export const IconPhoto = /* @__PURE__ */ createIcon([
  'M15 8h.01',
  'M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12',
  'M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5',
  'M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
]);
export const IconPlus = /* @__PURE__ */ createIcon(['M12 5l0 14', 'M5 12l14 0']);
export const IconPrinter = /* @__PURE__ */ createIcon([
  'M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2',
  'M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4',
  'M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4',
]);
export const IconQuestionMark = /* @__PURE__ */ createIcon([
  'M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4',
  'M12 19l0 .01',
]);
export const IconReceipt = /* @__PURE__ */ createIcon([
  'M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2m4 -14h6m-6 4h6m-2 4h2',
]);
export const IconRefresh = /* @__PURE__ */ createIcon([
  'M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4',
  'M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
]);
export const IconRotateClockwise = /* @__PURE__ */ createIcon(['M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5']);
export const IconScan = /* @__PURE__ */ createIcon([
  'M5 12h14',
  'M3 7v-2a2 2 0 0 1 2 -2h2',
  'M3 17v2a2 2 0 0 0 2 2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M17 21h2a2 2 0 0 0 2 -2v-2',
]);
export const IconSearch = /* @__PURE__ */ createIcon([
  'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  'M21 21l-6 -6',
]);
export const IconSelector = /* @__PURE__ */ createIcon(['M8 9l4 -4l4 4', 'M16 15l-4 4l-4 -4']);
export const IconSettings = /* @__PURE__ */ createIcon([
  'M10.325 4.317c.426 -1.756 2.924 -1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543 -.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0 -1.066 2.573c.94 1.543 -.826 3.31 -2.37 2.37a1.724 1.724 0 0 0 -2.572 1.065c-.426 1.756 -2.924 1.756 -3.35 0a1.724 1.724 0 0 0 -2.573 -1.066c-1.543 .94 -3.31 -.826 -2.37 -2.37a1.724 1.724 0 0 0 -1.065 -2.572c-1.756 -.426 -1.756 -2.924 0 -3.35a1.724 1.724 0 0 0 1.066 -2.573c-.94 -1.543 .826 -3.31 2.37 -2.37c1 .608 2.296 .07 2.572 -1.065',
  'M9 12a3 3 0 1 0 6 0a3 3 0 0 0 -6 0',
]);
export const IconShoppingCart = /* @__PURE__ */ createIcon([
  'M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M17 17h-11v-14h-2',
  'M6 5l14 1l-1 7h-13',
]);
export const IconShoppingCartPlus = /* @__PURE__ */ createIcon([
  'M4 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
  'M12.5 17h-6.5v-14h-2',
  'M6 5l14 1l-.86 6.017m-2.64 .983h-10.5',
  'M16 19h6',
  'M19 16v6',
]);
export const IconSnowflake = /* @__PURE__ */ createIcon([
  'M10 4l2 1l2 -1',
  'M12 2v6.5l3 1.72',
  'M17.928 6.268l.134 2.232l1.866 1.232',
  'M20.66 7l-5.629 3.25l.01 3.458',
  'M19.928 14.268l-1.866 1.232l-.134 2.232',
  'M20.66 17l-5.629 -3.25l-2.99 1.738',
  'M14 20l-2 -1l-2 1',
  'M12 22v-6.5l-3 -1.72',
  'M6.072 17.732l-.134 -2.232l-1.866 -1.232',
  'M3.34 17l5.629 -3.25l-.01 -3.458',
  'M4.072 9.732l1.866 -1.232l.134 -2.232',
  'M3.34 7l5.629 3.25l2.99 -1.738',
]);
export const IconSortAscending = /* @__PURE__ */ createIcon([
  'M4 6l7 0',
  'M4 12l7 0',
  'M4 18l9 0',
  'M15 9l3 -3l3 3',
  'M18 6l0 12',
]);
export const IconSortDescending = /* @__PURE__ */ createIcon([
  'M4 6l9 0',
  'M4 12l7 0',
  'M4 18l7 0',
  'M15 15l3 3l3 -3',
  'M18 6l0 12',
]);
export const IconStar = /* @__PURE__ */ createIcon([
  'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245',
]);
export const IconSun = /* @__PURE__ */ createIcon([
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7',
]);
export const IconTag = /* @__PURE__ */ createIcon([
  'M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592 -5.592a2.41 2.41 0 0 0 0 -3.408l-7.71 -7.71a2 2 0 0 0 -1.414 -.586h-5.172a3 3 0 0 0 -3 3',
]);
export const IconTemperature = /* @__PURE__ */ createIcon([
  'M10 13.5a4 4 0 1 0 4 0v-8.5a2 2 0 0 0 -4 0v8.5',
  'M10 9l4 0',
]);
export const IconTemplate = /* @__PURE__ */ createIcon([
  'M4 5a1 1 0 0 1 1 -1h14a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1l0 -2',
  'M4 13a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -6',
  'M14 12l6 0',
  'M14 16l6 0',
  'M14 20l6 0',
]);
export const IconTrash = /* @__PURE__ */ createIcon([
  'M4 7l16 0',
  'M10 11l0 6',
  'M14 11l0 6',
  'M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12',
  'M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3',
]);
export const IconTruck = /* @__PURE__ */ createIcon([
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5',
]);
export const IconTruckDelivery = /* @__PURE__ */ createIcon([
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  'M5 17h-2v-4m-1 -8h11v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5',
  'M3 9l4 0',
]);
export const IconUpload = /* @__PURE__ */ createIcon([
  'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2',
  'M7 9l5 -5l5 5',
  'M12 4l0 12',
]);
export const IconUser = /* @__PURE__ */ createIcon([
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
  'M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2',
]);
export const IconUserCircle = /* @__PURE__ */ createIcon([
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  'M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855',
]);
export const IconUsers = /* @__PURE__ */ createIcon([
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2',
  'M16 3.13a4 4 0 0 1 0 7.75',
  'M21 21v-2a4 4 0 0 0 -3 -3.85',
]);
export const IconWifiOff = /* @__PURE__ */ createIcon([
  'M12 18l.01 0',
  'M9.172 15.172a4 4 0 0 1 5.656 0',
  'M6.343 12.343a7.963 7.963 0 0 1 3.864 -2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2',
  'M3.515 9.515a12 12 0 0 1 3.544 -2.455m3.101 -.92a12 12 0 0 1 10.325 3.374',
  'M3 3l18 18',
]);
export const IconX = /* @__PURE__ */ createIcon(['M18 6l-12 12', 'M6 6l12 12']);
