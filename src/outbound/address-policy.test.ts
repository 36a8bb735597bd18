import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressPolicy, refusedNetworks } from './address-policy.ts';

const policy = createAddressPolicy([]);

/** Addresses that anybody may have. */
const publicAddresses = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...[
    '128.0.0.1',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.0.3.0',
  ],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '168.63.129.15'],
  ...['2606:4700::1', '2001:4860:4860::8888', '2a00:1450:4001:81b::200e', '2003::1', '3ffe:ffff::1'],
  ...['2001:200::1', '2001:db7:ffff::1', '2001:db9::1', '2620:4f:7fff::1', '3fff:1000::1'],
];

/** First and last of each refused network, and everything that IPv6 can hide. */
const refusedAddresses = [
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.100.100.200'],
  ...['100.127.255.255', '127.0.0.1', '127.255.255.255', '168.63.129.16', '169.254.0.0', '169.254.169.254'],
  ...[
    '169.254.170.2',
    '172.16.0.0',
    '172.31.255.255',
    '192.0.0.0',
    '192.0.0.192',
    '192.0.2.1',
    '192.31.196.1',
  ],
  ...['192.52.193.1', '192.88.99.1', '192.168.0.0', '192.168.255.255', '192.175.48.1', '198.18.0.0'],
  ...['198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  '255.255.255.255',
  ...['::', '::1', '::2', '::10.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
  ...[
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:0:4136::1',
  ],
  ...['2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:808:808::1'],
  ...[
    '2620:4f:8000::1',
    '3fff::1',
    '3fff:fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fdff::1',
  ],
  ...['fe80::1', 'febf::1', 'fec0::1', 'ff02::1', 'ffff::1', 'fe80::1%eth0', '2606:4700::1%1'],
  ...['2606:4700::5efe:10.0.0.1', '2606:4700::200:5efe:808:808'],
  ...['', 'localhost', '8.8.8', '0x8.8.8.8', '8.8.8.8.', '08.8.8.8', '8.8.8.8/32', '[2606:4700::1]'],
];

it.each(publicAddresses)('%s may be contacted', (address) => {
  expect(policy.allows(address)).toBe(true);
});

it.each(refusedAddresses)('"%s" may not be contacted', (address) => {
  expect(policy.allows(address)).toBe(false);
});

it('any spelling of a refused IPv4 address inside IPv6 is refused', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const hidden = fc.constantFrom(
    '::',
    '::ffff:',
    '::ffff:0:',
    '64:ff9b::',
    '64:ff9b:1::',
    '2002::',
    'fe80::5efe:',
  );
  fc.assert(
    fc.property(hidden, fc.tuple(byte, byte, byte, byte), (prefix, bytes) => {
      expect(policy.allows(prefix + bytes.join('.'))).toBe(false);
    }),
  );
});

it('every network of the table is refused at its first address', () => {
  expect(refusedNetworks.length).toBeGreaterThanOrEqual(24);
  for (const [network] of refusedNetworks) expect(policy.allows(network.split('/')[0]!), network).toBe(false);
});

describe('what the operator opens', () => {
  const opened = createAddressPolicy(['127.0.0.0/8', 'fd00::/8', '10.1.2.3']);

  it('is open, and nothing else', () => {
    for (const address of ['127.0.0.1', '127.255.0.1', 'fd12::1', '10.1.2.3', '8.8.8.8']) {
      expect(opened.allows(address), address).toBe(true);
    }
    for (const address of ['10.1.2.4', '::1', '::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::127.0.0.1']) {
      expect(opened.allows(address), address).toBe(false);
    }
  });

  it('localhost in both families means the one that is open', () => {
    expect(opened.choose(['::1', '127.0.0.1'])).toEqual(['127.0.0.1']);
    expect(createAddressPolicy(['::1']).choose(['::1', '127.0.0.1'])).toEqual(['::1']);
    expect(policy.choose(['::1', '127.0.0.1'])).toEqual([]);
  });
});

it('one forbidden address among good ones spoils the answer', () => {
  expect(policy.choose(['8.8.8.8', '1.1.1.1'])).toEqual(['8.8.8.8', '1.1.1.1']);
  expect(policy.choose(['8.8.8.8', '10.0.0.1'])).toEqual([]);
  expect(policy.choose(['::ffff:10.0.0.1', '8.8.8.8'])).toEqual([]);
  expect(createAddressPolicy(['127.0.0.1']).choose(['127.0.0.1', '10.0.0.1'])).toEqual([]);
  expect(createAddressPolicy(['10.0.0.0/8']).choose(['10.0.0.1', '127.0.0.1'])).toEqual([]);
  expect(policy.choose([])).toEqual([]);
});
