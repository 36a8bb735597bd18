// Reads what a module exports and what it takes from others, from its syntax alone.
import ts from 'typescript';

/**
 * @typedef {{ name: string, isType: boolean, line: number }} Export
 * @typedef {{ specifier: string, names: string[] | '*', reexport: boolean, typeOnly: boolean }} Use
 * `names` are the other module's own names; `*` stands for the whole module.
 */

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const bindingNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bindingNames(element.name)));

/** Names that a declaration gives, and whether it is only a type. */
const declared = (statement) => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      bindingNames(name).map((text) => ({ name: text, isType: false })),
    );
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  if (isDefault) return [{ name: 'default', isType: false }];
  return statement.name ? [{ name: statement.name.text, isType }] : [];
};

const importUse = (statement) => {
  const specifier = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  const named = clause?.namedBindings;
  if (named && ts.isNamespaceImport(named))
    return { specifier, names: '*', reexport: false, typeOnly: false };
  const names = clause?.name ? ['default'] : [];
  if (named) names.push(...named.elements.map(({ name, propertyName }) => (propertyName ?? name).text));
  const typeOnly = clause?.isTypeOnly ?? false;
  return { specifier, names: clause ? names : '*', reexport: false, typeOnly };
};

const exportUse = (statement) => ({
  specifier: statement.moduleSpecifier.text,
  names:
    statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : '*',
  reexport: true,
  typeOnly: statement.isTypeOnly,
});

/** Modules named inside expressions and types: `import('x')`, `typeof import('x')`, `import.meta.resolve('x')`, `new URL('x', …)`. */
const innerUse = (node) => {
  const whole = (literal) =>
    literal && ts.isStringLiteralLike(literal)
      ? { specifier: literal.text, names: '*', reexport: false, typeOnly: false }
      : null;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return whole(node.arguments[0]);
  }
  if (ts.isCallExpression(node) && /^(?:import\.meta|require)\.resolve$/.test(node.expression.getText())) {
    return whole(node.arguments[0]);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return whole(node.argument.literal);
  const isUrl = ts.isNewExpression(node) && node.expression.getText() === 'URL';
  const use = isUrl ? whole(node.arguments?.[0]) : null;
  // `new URL('table.tsv', …)` is a file beside the module, never a package.
  return use && !/^[./#]|:/.test(use.specifier) ? { ...use, specifier: `./${use.specifier}` } : use;
};

/**
 * @param {string} file @param {string} text
 * @returns {{ exports: Export[], uses: Use[], mentions: Map<string, number> }} `mentions` counts identifiers
 */
export const readModule = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const exports = [];
  const uses = [];
  const mentions = new Map();
  for (const statement of source.statements) {
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    if (ts.isImportDeclaration(statement)) uses.push(importUse(statement));
    else if (ts.isExportDeclaration(statement)) {
      if (statement.moduleSpecifier) uses.push(exportUse(statement));
      else {
        for (const { name } of statement.exportClause.elements) {
          exports.push({ name: name.text, isType: statement.isTypeOnly, line });
        }
      }
    } else if (ts.isExportAssignment(statement)) exports.push({ name: 'default', isType: false, line });
    else if (isExported(statement)) exports.push(...declared(statement).map((one) => ({ ...one, line })));
  }
  const visit = (node) => {
    if (ts.isIdentifier(node)) mentions.set(node.text, (mentions.get(node.text) ?? 0) + 1);
    const use = innerUse(node);
    if (use) uses.push(use);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { exports, uses, mentions };
};
