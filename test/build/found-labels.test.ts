import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

interface Tool {
  foundLabels(
    root: string,
    manifests: { screens: readonly { name: string; group: string; title: string }[] },
    fields: readonly { path: string; label: string }[]
  ): Record<string, { below: string[]; labels: string[]; menu: string[] }[]>
}

const TEXTS = {
  'menu.pump': 'Pump',
  'menu.fan': 'Fan',
  'pump.motor': 'Motor',
  'pump.speed': 'Speed',
  'pump.start': 'Start',
  'pump.export': 'Export CSV',
  'pump.tab.log': 'Log',
  'pump.level': 'Level',
  'pump.started': 'Started at {{time}}',
  'pump.question': 'Start the pump?'
}

const FILES = {
  'pump/index.tsx': `
    import { MotorCard } from './motor-card'
    const TABS = [{ id: 'log', text: 'pump.tab.log', load: () => import('./log/tab') }]
    export default () => <Page title={t('menu.pump')}><MotorCard /></Page>`,
  'pump/motor-card.tsx': `
    import { Speed } from './speed'
    export const MotorCard = () => (
      <Card title={t('pump.motor')} menu={[{ id: 'export', text: t('pump.export'), onPick }]}>
        <Button onClick={start}>{t('pump.start')}</Button>
        <p>{t('pump.started', { time })}</p>
        <Speed />
      </Card>)`,
  'pump/speed.tsx': `export const Speed = () => <DataRow label={t('pump.speed')}>1</DataRow>`,
  'pump/log/tab.tsx': `const columns = [{ id: 'level', title: t('pump.level'), cell }]`,
  'pump/start-dialog.tsx': `export const StartDialog = () => <Button>{t('pump.question')}</Button>`,
  'fan/index.tsx': `export default () => <Page title={t('menu.fan')} />`
}

const SCREENS = ['pump', 'fan'].map(name => ({ name, group: 'machine', title: `menu.${name}` }))

const test = suite<{ root: string; tool: Tool }>('found labels')

test.before(async context => {
  context.tool = await load<Tool>('found-labels.mjs')
  context.root = mkdtempSync(join(tmpdir(), 'labels-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(context.root, path)), { recursive: true })
    writeFileSync(join(context.root, path), text)
  }
  write('locales/en.json', JSON.stringify(TEXTS))
  for (const [path, text] of Object.entries(FILES)) write(`src/screens/${path}`, text)
})

test.after(({ root }) => rmSync(root, { recursive: true }))

test('finds titles, names of fields, columns and actions, with the card or the tab around them', ({ root, tool }) => {
  assert.equal(tool.foundLabels(root, { screens: SCREENS }, [])['menu.pump'], [
    { below: ['pump.tab.log'], labels: ['pump.level'], menu: [] },
    { below: ['pump.motor'], labels: ['pump.speed', 'pump.start'], menu: ['pump.export'] }
  ])
})

test('finds the labels of forms, and each text of a screen once', ({ root, tool }) => {
  const fields = [{ path: 'src/screens/pump/speed.tsx', label: 'pump.speed' }]
  const [, motor] = tool.foundLabels(root, { screens: SCREENS }, fields)['menu.pump'] ?? []
  assert.equal(motor?.labels, ['pump.speed', 'pump.start'])
})

test('leaves out what nothing leads to', ({ root, tool }) => {
  assert.equal(tool.foundLabels(root, { screens: SCREENS }, [])['menu.fan'], [])
})

test.run()
