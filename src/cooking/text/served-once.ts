/** A sentence that ends with serving, and one behind it that serves something else besides. */
const twice =
  /((?:^|[.!?] )(?:[^.!?]*?(?:\band|\bthen|,) )?serve\b([^.!?]*))\. Serve (?:with (the [^.!?]+)|(the [^.!?,]+) with it, (to (?:squeeze|spoon) over))\.(?=\s|$)/i;
/** Serving with nothing beside it yet: "serve hot", "serve on warm plates". */
const plainly =
  /^(?: (?!with\b|when\b|while\b|as\b|so\b|until\b|if\b|that\b|once (?:the|it|they)\b|after\b)[a-z-]+){0,6}$/;
/** Serving with something beside it: "serve hot with the bread, toasted". */
const besides =
  /^((?: (?!with\b|when\b|while\b|as\b|so\b|until\b|if\b|that\b|once (?:the|it|they)\b|after\b)[a-z-]+){0,6},? with )(the [\p{L}' ,-]{2,60})$/u;
/** What is done with it at the table, which goes last. */
const done = / (?:to squeeze|to (?:\w+ )?(?:over|in|on|beside)|spooned|on the side|alongside)\b/;

const isMany = / and /;
/** More is done than served: "with the rice, and spoon the sauce over", "while it is hot". */
const goesOn =
  /, (?:and|then) (?!the\b)|\b(?:while|which|so that|until|when)\b|\band (?:spoon|pour|pass|scatter|eat|let|put)\b/;

const joined = (first: string, second: string): string => {
  if (done.test(first) && !done.test(second))
    return isMany.test(first) || first.includes(',') ? `${second}, ${first}` : `${second} and ${first}`;
  if (isMany.test(second) && !done.test(second)) return `${first}, ${second}`;
  return isMany.test(first) || first.includes(',') || done.test(first)
    ? `${first}, and ${second}`
    : `${first} and ${second}`;
};

/** A text that serves once, with all that comes to the table: not "and serve hot. Serve with the lime." */
export function servedOnce(text: string): string {
  const found = twice.exec(text);
  if (found === null) return text;
  const [all, first, how, beside, squeezed, over] = found as unknown as [
    string,
    string,
    string,
    string | undefined,
    string | undefined,
    string | undefined,
  ];
  const what = beside ?? `${squeezed!} ${over!}`;
  const ready = first.slice(0, first.length - how.length);
  const also = besides.exec(how);
  const said = plainly.test(how)
    ? `${first} with ${what}`
    : also === null || goesOn.test(how)
      ? null
      : `${ready}${also[1]!}${joined(also[2]!, what)}`;
  if (said === null) return text;
  return servedOnce(`${text.slice(0, found.index)}${said}.${text.slice(found.index + all.length)}`);
}
