/**
 * Which addresses may be contacted. Sources: the IANA special-purpose address registries for IPv4 and IPv6
 * (RFC 6890 and what was added since), RFC 4291, 6052, 4380, 3056, 5214; cloud metadata addresses by their vendors.
 */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that are not the public Internet, or lead somewhere else than they say. */
export const refusedNetworks: readonly (readonly [network: string, what: string])[] = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'shared by a carrier (also some clouds’ metadata)'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'a cloud’s own service'],
  ['169.254.0.0/16', 'link-local (also most clouds’ metadata)'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'protocol assignments (also a cloud’s metadata)'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'AS112'],
  ['192.52.193.0/24', 'multicast tunnels'],
  ['192.88.99.0/24', '6to4 relays'],
  ['192.168.0.0/16', 'private'],
  ['192.175.48.0/24', 'AS112'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved, broadcast'],
  // Of IPv6 only 2000::/3 is given out to anybody; within it, these are something else.
  ['2001::/23', 'protocol assignments, Teredo, benchmarking, ORCHID'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4: an IPv4 address in disguise'],
  ['2620:4f:8000::/48', 'AS112'],
  ['3fff::/20', 'documentation'],
];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** One list per family: asked for an IPv4-mapped address, a mixed list answers for the IPv4 address inside. */
class Networks {
  private readonly lists = { ipv4: new BlockList(), ipv6: new BlockList() };

  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = '', prefix] = network.split('/');
      const family = familyOf(address);
      const bits = prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix);
      this.lists[family].addSubnet(address, bits, family);
    }
  }

  has(address: string): boolean {
    const family = familyOf(address);
    return this.lists[family].check(address, family);
  }
}

const refused = new Networks(refusedNetworks.map(([network]) => network));
const globalUnicast = new Networks(['2000::/3']);
const loopback = new Networks(['127.0.0.0/8', '::1/128']);
/** ISATAP hides an IPv4 address behind any prefix: the interface id is 0:5efe or 200:5efe. */
const isIsatap = (address: string): boolean => {
  const groups = expand(address);
  return (groups[4] === 0 || groups[4] === 0x200) && groups[5] === 0x5efe;
};

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
  const before = read(head);
  const after = tail === undefined ? [] : read(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Decides about addresses. */
export interface AddressPolicy {
  /** Whether an address (an IP literal as the resolver writes it) may be contacted. */
  allows(address: string): boolean;
  /**
   * Of everything that a name resolves to, what may be contacted: all of it or, when one part is forbidden, nothing.
   * Of loopback addresses those not opened are left out where another one is: `localhost` means both families.
   */
  choose(addresses: readonly string[]): readonly string[];
}

/** `opened`: networks in CIDR form that the operator lets callbacks reach although they are not public. */
export function createAddressPolicy(opened: readonly string[]): AddressPolicy {
  const open = new Networks(opened);
  const allows = (address: string): boolean => {
    if (isIP(address) === 0 || address.includes('%')) return false;
    if (open.has(address)) return true;
    if (refused.has(address)) return false;
    return isIPv4(address) || (globalUnicast.has(address) && !isIsatap(address));
  };
  return {
    allows,
    choose: (addresses) => {
      const good = addresses.filter(allows);
      const isOpenedLoopback = good.some((address) => loopback.has(address));
      const bad = addresses.filter((address) => !allows(address));
      return bad.every((address) => isOpenedLoopback && loopback.has(address)) ? good : [];
    },
  };
}
