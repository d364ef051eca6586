const DECLARED = (name: string) =>
  new RegExp(
    `^export (?:declare )?(?:const|function|class|interface|type|enum) ${name}\\b[^]*?(?=\\n\\n|\\n\`\`\`)`,
    'm',
  );

/**
 * The declaration of a name in a report of a package's exports, without its comments.
 *
 * @returns undefined where the report has none of that name
 */
export const declarationIn = (report: string, name: string): string | undefined =>
  /^\w+$/.test(name) ? DECLARED(name).exec(report)?.[0] : undefined;
