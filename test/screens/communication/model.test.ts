import * as assert from 'uvu/assert'
import { createCommunication } from '../../../src/screens/communication/model'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'
import { holds } from '../../setup/store'

async function start() {
  const model = createCommunication()
  onCleanup(model.$links.listen(() => {}))
  await holds(model.$links, ({ status }) => status === 'ready')
  const link = (id: string) => {
    const shown = model.$links.get()
    return shown.status === 'ready' ? shown.data.find(other => other.id === id) : undefined
  }
  return { ...model, link }
}

test('shows a restarted link as such at once', async () => {
  const { restart, link } = await start()
  await restart('filler')
  assert.is(link('filler')?.reason, 'restarting')
})

test('shows the counters of a link from zero at once when they were reset', async ({ panel }) => {
  const { $links, resetCounters, link } = await start()
  await panel.clock.advance(10_000)
  await $links.reload()
  assert.ok((link('filler')?.requests ?? 0) > 0)
  await resetCounters('filler')
  await holds($links, () => link('filler')?.requests === 0)
})

test.run()
