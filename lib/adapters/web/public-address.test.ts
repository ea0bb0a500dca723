import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

const notPublic = {
  'this machine': ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::', '[::1]'],
  'a private network': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fd00:ec2::254',
    'fec0::1',
  ],
  'the own link': ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
  'the machines of a cloud': ['100.100.100.200', '192.0.0.192', '168.63.129.16', '100.64.0.1'],
  'many at once': ['224.0.0.1', '255.255.255.255', 'ff02::1'],
  'examples and measurements': [
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '2001:db8::1',
    '3fff::1',
  ],
  'an IPv4 address inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:7f00:1',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '::ffff:168.63.129.16',
  ],
  'a range nobody has been given': ['240.0.0.1', '4000::1', '8000::1', '100::1', '::2'],
  'no address': ['', 'localhost', '1.2.3', '1.2.3.4.5', '256.1.1.1', '12345::', 'example.org'],
}

describe.each(Object.entries(notPublic))('not public: %s', (_kind, addresses) => {
  test.each(addresses)('%s', (address) => expect(isPublicAddress(address)).toBe(false))
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.32.0.1',
  '::ffff:8.8.8.8',
  '2606:4700::1111',
  '[2001:4860::8888]',
])('public: %s', (address) => expect(isPublicAddress(address)).toBe(true))

test('an IPv4 address and its mapped form are judged alike', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => isPublicAddress(address) === isPublicAddress(`::ffff:${address}`)),
  )
})

test('no IPv6 address outside 2000::/3 is public', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const first = group.filter((value) => value > 0 && (value < 0x2000 || value >= 0x4000))
  fc.assert(
    fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (head, rest) => {
      return !isPublicAddress([head, ...rest].map((value) => value.toString(16)).join(':'))
    }),
  )
})
