/** The group whose two shops its users mix up; which one that is stood in the code before. */
export const rightShop = /* sql */ `
update tenant_setting set doc = doc || '{"looksUpRightShop": true}' where scope = 'LM';
`;
