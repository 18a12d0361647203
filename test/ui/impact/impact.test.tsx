import '../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Interruption } from '../../../src/lib/interruption'
import { ApiError } from '../../../src/lib/remote/failure'
import { resource } from '../../../src/lib/remote/resource'
import { Impact } from '../../../src/ui/impact/impact'
import { byText, findByText } from '../../setup/query'
import { render } from '../../setup/screen'

const show = (load: () => Promise<Interruption>) => render(<Impact from={resource(load)} />)
const ABOUT = ['common.impact.about', { seconds: 10 }] as const

test('names who is interrupted and for how long, and how many more there are', async () => {
  const things = [{ name: 'SCADA (192.168.10.20)' }, { name: 'anna', kind: 'common.impact.vncControl' as const }]
  show(async () => ({
    lasts: ABOUT,
    none: [],
    groups: [{ title: ['common.impact.clients', { count: 9 }], things, total: 9 }]
  }))
  await findByText('Interrupted for about 10 s:')
  const item = byText(/SCADA \(192\.168\.10\.20\), VNC \(control\): anna, 7 more/)
  assert.match(item.closest('li')?.textContent ?? '', '9 OPC UA clients')
})

test('names 20 of many', async () => {
  const things = Array.from({ length: 30 }, (_, index) => ({ name: `PLC ${index}` }))
  show(async () => ({
    lasts: ABOUT,
    none: [],
    groups: [{ title: ['common.impact.links', { count: 40 }], things, total: 40 }]
  }))
  await findByText(/PLC 19, 20 more$/)
})

test('names the kinds of which nothing is interrupted', async () => {
  const none = ['common.impact.kind.clients', 'common.impact.kind.viewers'] as const
  show(async () => ({ lasts: ABOUT, groups: [], none }))
  await findByText('Not interrupted, as nothing is connected: OPC UA clients, remote views')
})

test('says that it could not be read', async () => {
  show(() => Promise.reject(new ApiError({ kind: 'unreachable' })))
  await findByText('The affected connections could not be determined.')
})

test('never claims that nothing is interrupted where the user may not see all', async () => {
  show(async () => ({ lasts: ABOUT, groups: [], none: [], isPartial: true }))
  await findByText('Connections that your account is not permitted to see may be interrupted.')
  show(async () => ({
    ...{ lasts: ABOUT, none: [], isPartial: true },
    groups: [{ title: ['common.impact.clients', { count: 1 }], things: [{ name: 'SCADA' }], total: 1 }]
  }))
  await findByText('SCADA')
  byText('Connections that your account is not permitted to see may be interrupted.')
})

test.run()
