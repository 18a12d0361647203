import { text } from '../../../lib/form/codecs'
import type { FieldEntry } from '../../../lib/form/field-table'
import type { Range } from '../../../lib/form/rules'
import { parseIpv4 } from '../../../lib/network/ipv4'
import { networkList, networksIn, parseNetwork } from '../../../lib/network/networks'

/** Networks, or addresses of single hosts, in one line. */
export const allowedNetworks = <V>([, most]: Range): FieldEntry<string[], string, V> => ({
  ...text('common.term.allowedNetworks', undefined, {
    hint: 'misc.networks.hint',
    rules: [networkList(most, 'misc.networks.wrong', one => (parseNetwork(one) ?? parseIpv4(one)) !== undefined)]
  }),
  parse: networks => networks.join(', '),
  print: networksIn,
  tidy: line => networksIn(line).join(', ')
})
