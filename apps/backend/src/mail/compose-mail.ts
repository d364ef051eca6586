import { escapeHtml } from '../http';

/** What a plain mail says, in one language. */
export interface MailWords {
  /** BCP 47 tag. */
  readonly language: string;
  readonly subject: string;
  /** Each a paragraph; line breaks stay. */
  readonly before: readonly string[];
  /** Labels and what stands beside them. */
  readonly facts?: readonly { readonly label: string; readonly text: string }[] | undefined;
  readonly after?: readonly string[] | undefined;
}

/** A mail's parts. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const inLines = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

const CELL = 'padding:4px 8px;border-bottom:1px solid #ddd;vertical-align:top;text-align:left';

/** Sets a plain mail as text and HTML. Whatever anybody typed stays text. */
export const composeMail = ({ language, subject, before, facts = [], after = [] }: MailWords): MailText => {
  // A line break would begin another header.
  const line = subject.replaceAll(/\s+/g, ' ').trim();
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${inLines(text)}</p>`);
  const rows = facts.map(
    ({ label, text }) =>
      `<tr><th scope="row" style="${CELL}">${escapeHtml(label)}</th><td style="${CELL}">${inLines(text)}</td></tr>`,
  );
  return {
    subject: line,
    text: [
      ...before,
      ...(facts.length === 0 ? [] : [facts.map(({ label, text }) => `${label}: ${text}`).join('\n')]),
      ...after,
    ].join('\n\n'),
    html: `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(line)}</title></head><body style="font-family:Arial,sans-serif;font-size:14px;color:#222">${[
      ...paragraphs(before),
      ...(rows.length === 0 ? [] : [`<table style="border-collapse:collapse">${rows.join('')}</table>`]),
      ...paragraphs(after),
    ].join('\n')}</body></html>`,
  };
};
