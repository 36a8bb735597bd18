import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}
interface Lock {
  readonly packages: Record<
    string,
    {
      readonly version: string;
      readonly resolved?: string;
      readonly integrity?: string;
      readonly engines?: { node?: string };
    }
  >;
}
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const packages = Object.entries(read<Lock>('package-lock.json').packages).filter(([path]) => path !== '');

/** `20.19` and `>=20` to numbers that can be compared part by part. */
const parts = (text: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
};
const compare = (a: readonly number[], b: readonly number[]): number =>
  a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;

/** Whether one comparator such as `>=18.12`, `^20.19.0` or `20.x` lets this version in. */
const lets = (comparator: string, version: readonly number[]): boolean => {
  const [, operator = '', text = ''] = /^([<>=^~]*)v?(.*)$/.exec(comparator)!;
  if (text === '*' || text === '') return true;
  const bound = parts(text);
  const order = compare(version, bound);
  if (operator === '>=') return order >= 0;
  if (operator === '>') return order > 0;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '^') return order >= 0 && version[0] === bound[0];
  if (operator === '~') return order >= 0 && version[0] === bound[0] && version[1] === bound[1];
  return version[0] === bound[0];
};
const runsOn = (range: string, version: readonly number[]): boolean =>
  range.split('||').some((one) =>
    one
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => lets(comparator, version)),
  );

describe('the packages', () => {
  it('every one runs on the oldest node that this project promises', () => {
    const oldest = parts(manifest.engines.node.replace('>=', ''));
    expect(oldest[0]).toBeGreaterThanOrEqual(20);
    expect(packages.length).toBeGreaterThan(100);
    const refusing = packages
      .filter(([, { engines }]) => engines?.node !== undefined && !runsOn(engines.node, oldest))
      .map(([path, { engines }]) => `${path} wants ${engines?.node ?? ''}`);
    expect(refusing).toEqual([]);
  });

  it.each([
    ['>=22', false],
    ['^22.12 || >=24', false],
    ['^18.18.0 || ^20.9.0 || >=21.1.0', true],
    ['^20.20.0 || >=22', false],
    ['>= 0.4', true],
    ['>=14 <20', false],
    ['20.x', true],
    ['*', true],
  ])('a package that wants node %s is let in: %s', (range, expected) => {
    expect(runsOn(range, [20, 19, 0])).toBe(expected);
  });

  it('versions are exact, so that every installation is the same', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('the lockfile holds a hash of every package and no address', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  });
});
