import { type NameServices, readNameServices, saveNameServices } from '../../../api/misc-services'
import { flag } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { cardSettings } from '../card/card-settings'

export const DISCOVERY = cardSettings(
  fields<NameServices, NameServices>({
    mdns: flag('miscSettings.discovery.mdns'),
    vendor: flag('miscSettings.discovery.vendor', { hint: 'miscSettings.discovery.vendor.hint' })
  }),
  { read: readNameServices, save: saveNameServices, defaultsOf: ({ discovery }) => discovery }
)
