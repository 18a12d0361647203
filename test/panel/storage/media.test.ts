import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel } from '../panel'
import type { FileTarget, TargetFailure } from './target'

const test = suite('media as targets')

const target = (kind: 'pc' | 'usb' | 'sd', folder = ''): FileTarget => ({
  ...{ kind, folder, host: '', port: 21, username: '', password: '', passive: true, trusted_fingerprint: '' }
})
const USB = target('usb', 'backup/line2')

function start() {
  const panel = createPanel()
  const usb = panel.state.media[0]!
  const paths = () => usb.files.map(({ path }) => path).filter(path => path.startsWith('backup/'))
  const codeOf = (work: Promise<unknown>) => work.then(String, (error: TargetFailure) => error.code)
  return { panel, usb, paths, codeOf, storage: panel.storage }
}

test('writes a file to a medium, whose room it takes until it is removed', async () => {
  const { storage, usb, paths } = start()
  const free = usb.freeBytes
  const { bytes, sha256 } = await storage.writeFile(USB, 'a.csv', [Buffer.from('one'), Buffer.from('two')])
  assert.equal([bytes, usb.freeBytes, paths()], [6, free - 6, ['backup/line2/a.csv']])
  await storage.readBack(USB, 'a.csv', sha256)
  await storage.removeFile(USB, 'a.csv')
  assert.equal([usb.freeBytes, paths()], [free, []])
})

test('keeps files of this computer on the panel', async () => {
  const { panel, storage } = start()
  const { usedBytes } = panel.state.disk
  await storage.writeFile(target('pc'), 'a.csv', [Buffer.from('one')])
  assert.is(String(await storage.readFile(target('pc'), 'a.csv')), 'one')
  assert.is(panel.state.disk.usedBytes, usedBytes + 3)
})

test('counts no file as written on a medium that is missing, read only or full', async () => {
  const { panel, storage, usb, paths, codeOf } = start()
  const free = usb.freeBytes
  const fails = () => codeOf(storage.writeFile(USB, 'a.csv', [Buffer.alloc(600), Buffer.alloc(600)]))
  usb.freeBytes = 1000
  assert.equal([await fails(), usb.freeBytes, paths()], ['not_enough_space', 1000, []])
  usb.freeBytes = free
  usb.readOnly = true
  assert.is(await fails(), 'medium_read_only')
  panel.state.media = []
  assert.is(await fails(), 'medium_missing')
})

test('counts no file as written when the medium is pulled during the write, and removes the rest once it is back', async () => {
  const { panel, storage, usb, paths, codeOf } = start()
  const { media } = panel.state
  async function* pulledAfterwards() {
    yield Buffer.from('one')
    panel.state.media = []
    yield Buffer.from('two')
  }
  assert.is(await codeOf(storage.writeFile(USB, 'a.csv', pulledAfterwards())), 'medium_missing')
  assert.match(paths().join(), /^backup\/line2\/a\.csv\.\w+\.part$/)
  panel.state.media = media
  const free = usb.freeBytes
  await storage.writeFile(USB, 'b.csv', [Buffer.from('one')])
  assert.equal([paths(), usb.freeBytes], [['backup/line2/b.csv'], free])
})

test('leaves a file that another job is writing', async () => {
  const { storage, paths } = start()
  async function* withAnother() {
    yield Buffer.from('one')
    await storage.writeFile(USB, 'b.csv', [Buffer.from('two')])
  }
  await storage.writeFile(USB, 'a.csv', withAnother())
  assert.equal(paths().sort(), ['backup/line2/a.csv', 'backup/line2/b.csv'])
})

test('tries a medium in steps', async () => {
  const { panel, storage, paths } = start()
  const states = async () => (await storage.test(USB)).steps.map(({ name, state }) => `${name} ${state}`)
  assert.equal(await states(), ['medium done', 'write done'])
  assert.equal(paths(), [])
  panel.state.media = []
  assert.equal(await states(), ['medium failed', 'write waiting'])
})

test.run()
