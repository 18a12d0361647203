import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readMiscDefaults } from '../../../src/api/misc'
import { BUZZER } from '../../../src/screens/misc/buzzer/form'
import type { CardSettings } from '../../../src/screens/misc/card/card-settings'
import { DISCOVERY } from '../../../src/screens/misc/discovery/form'
import { DISPLAY } from '../../../src/screens/misc/display/form'
import { FTP } from '../../../src/screens/misc/ftp/form'
import { LED } from '../../../src/screens/misc/led/form'
import { REBOOT } from '../../../src/screens/misc/reboot/form'
import { SHIFTS } from '../../../src/screens/misc/shifts/form'
import { SNMP } from '../../../src/screens/misc/snmp/form'
import { SYSLOG } from '../../../src/screens/misc/syslog/form'
import { TIME } from '../../../src/screens/misc/time/form'
import { USB } from '../../../src/screens/misc/usb/form'
import { VNC } from '../../../src/screens/misc/vnc/form'
import { WEB_SERVER } from '../../../src/screens/misc/web-server/form'
import { test } from '../../setup/panel-test'

/** Fills the form of a card with its factory settings: its values, and whether they can be saved. */
async function restored<S, V extends object>(card: CardSettings<S, V>) {
  const form = card.edit(await card.newest().load(new AbortController().signal))
  await card.restoreDefaults(form)
  const valid = form.validate()
  return { values: form.$values.get(), valid }
}

const CARDS = {
  ftp: () => restored(FTP),
  time: () => restored(TIME),
  led: () => restored(LED),
  buzzer: () => restored(BUZZER),
  display: () => restored(DISPLAY),
  usb: () => restored(USB),
  discovery: () => restored(DISCOVERY),
  web_server: () => restored(WEB_SERVER),
  syslog: () => restored(SYSLOG),
  snmp: () => restored(SNMP),
  vnc: () => restored(VNC),
  reboot: () => restored(REBOOT),
  shifts: () => restored(SHIFTS)
} as const

for (const [name, restore] of Object.entries(CARDS))
  test(`fills the form of ${name} with its factory settings, which can be saved`, async () => {
    const defaults: object = Reflect.get(await readMiscDefaults(), name)
    const { values, valid } = await restore()
    assert.ok(valid)
    for (const [field, value] of Object.entries(defaults))
      if (field in values && typeof value !== 'object')
        assert.is(String(Reflect.get(values, field)), String(value), field)
  })

test.run()
