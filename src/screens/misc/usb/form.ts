import { readUsbPolicy, saveUsbPolicy, type UsbPolicy } from '../../../api/misc'
import { flag } from '../../../lib/form/codecs'
import { fields } from '../../../lib/form/field-table'
import { cardSettings } from '../card/card-settings'

export const USB = cardSettings(
  fields<UsbPolicy, UsbPolicy>({
    storage: flag('miscSettings.usb.storage', { hint: 'miscSettings.usb.storage.hint' }),
    keyboard: flag('miscSettings.usb.keyboard'),
    autorun: flag('miscSettings.usb.autorun')
  }),
  { read: readUsbPolicy, save: saveUsbPolicy, defaultsOf: ({ usb }) => usb }
)
