export const PDF = ['application/pdf'] as const;
export const EXCEL = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
export const CSS = ['text/css'] as const;
export const SVG = ['image/svg+xml'] as const;
