import { once } from 'node:events'
import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantFilesOf, plantTarget, reachFiles } from '../../setup/plant-files'
import { createPanel } from '../panel'
import type { FileTarget, TargetFailure } from './target'

const test = suite('file servers')
const plant = plantFilesOf(test)
const NAME = 'copy.csv'
const CONTENT = Buffer.alloc(100_000, 'time,value\r\n')

function start() {
  const panel = createPanel()
  reachFiles(panel, plant())
  const { storage } = panel
  /** With the fingerprint that the server presents approved. */
  const approved = async (target: FileTarget) => {
    const { fingerprint } = await storage.test(target)
    return { ...target, trusted_fingerprint: fingerprint ?? '' }
  }
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: TargetFailure) => error.code
    )
  return { panel, storage, approved, codeOf }
}

function* halves() {
  yield CONTENT.subarray(0, CONTENT.length / 2)
  yield CONTENT.subarray(CONTENT.length / 2)
}

const TARGETS: [name: string, target: FileTarget][] = [
  ['FTP', plantTarget('ftp')],
  ['FTP in active mode', plantTarget('ftp', { passive: false })],
  ['FTP over TLS', plantTarget('ftps')],
  ['FTP over TLS in active mode', plantTarget('ftps', { passive: false })],
  ['FTP over TLS from the first byte', plantTarget('ftps', { port: 990 })],
  ['FTP over TLS with an approved certificate', plantTarget('ftps', { host: 'old-backup.plant.example' })],
  ['SFTP', plantTarget('sftp')]
]

for (const [name, plain] of TARGETS)
  test(`writes a file by ${name}, and reads it back`, async () => {
    const { storage, approved } = start()
    const target = await approved(plain)
    const { bytes, sha256 } = await storage.writeFile(target, NAME, halves())
    assert.is(bytes, CONTENT.length)
    await storage.readBack(target, NAME, sha256)
    assert.ok((await storage.readFile(target, NAME)).equals(CONTENT))
    assert.equal([...plant().disk.files.keys()], [`/line2/${NAME}`])
    await storage.writeFile(target, NAME, [Buffer.from('newer')])
    assert.is(String(plant().disk.files.get(`/line2/${NAME}`)), 'newer')
    await storage.removeFile(target, NAME)
    assert.is(plant().disk.files.size, 0)
  })

for (const kind of ['ftp', 'sftp'] as const)
  test(`tries ${kind.toUpperCase()} in steps, each with its time, and leaves nothing behind`, async () => {
    const { storage, approved } = start()
    const { steps, error_code } = await storage.test(await approved(plantTarget(kind)))
    assert.is(error_code, null)
    assert.ok(steps.every(({ state, milliseconds }) => state === 'done' && milliseconds !== null))
    assert.is(plant().disk.files.size, 0)
  })

const FAILURES: [what: string, target: FileTarget, step: string, code: string, words: RegExp][] = [
  ['an unknown name', plantTarget('sftp', { host: 'nobody.example' }), 'resolve', 'target_unreachable', /ENOTFOUND/],
  [
    'an address where nobody is',
    plantTarget('ftp', { host: '192.168.10.99' }),
    'connect',
    'target_unreachable',
    /EHOST/
  ],
  ['a closed port', plantTarget('ftp', { port: 2121 }), 'connect', 'target_unreachable', /ECONNREFUSED/],
  ['a closed port of SSH', plantTarget('sftp', { port: 2222 }), 'connect', 'target_unreachable', /ECONNREFUSED/],
  [
    'a silent server',
    plantTarget('ftp', { host: 'silent-backup.plant.example' }),
    'connect',
    'target_unreachable',
    /./
  ],
  [
    'a silent server of FTPS',
    plantTarget('ftps', { host: 'silent-backup.plant.example', port: 990 }),
    'tls',
    'target_unreachable',
    /time/i
  ],
  [
    'a silent server of SSH',
    plantTarget('sftp', { host: 'silent-backup.plant.example' }),
    'host_key',
    'target_unreachable',
    /time/i
  ],
  ['another protocol at the port', plantTarget('sftp', { port: 21 }), 'host_key', 'target_unreachable', /./],
  [
    'a server that does not encrypt',
    plantTarget('ftps', { host: 'plain-backup.plant.example' }),
    'tls',
    'target_tls',
    /502/
  ],
  [
    'an unknown certificate',
    plantTarget('ftps', { host: 'old-backup.plant.example' }),
    'tls',
    'target_certificate',
    /SELF_SIGNED.*SHA-256 ([0-9A-F]{2}:){31}/
  ],
  [
    'an unknown certificate at port 990',
    plantTarget('ftps', { host: 'old-backup.plant.example', port: 990 }),
    'tls',
    'target_certificate',
    /SELF_SIGNED/
  ],
  ['an unknown host key', plantTarget('sftp'), 'host_key', 'target_host_key', /SHA256:[\w+/]{43}/],
  ['a wrong password', plantTarget('ftp', { password: 'wrong' }), 'login', 'target_login', /530/],
  ['a wrong password over TLS', plantTarget('ftps', { password: 'wrong' }), 'login', 'target_login', /530/],
  ['a missing folder', plantTarget('ftp', { folder: 'line3' }), 'folder', 'target_folder', /No such/],
  ['a folder that is read only', plantTarget('ftp', { folder: '/read-only' }), 'write', 'target_read_only', /denied/],
  ['a full disk', plantTarget('ftp', { folder: '/full' }), 'write', 'target_full', /quota/]
]

for (const [what, target, step, code, words] of FAILURES)
  test(`finds ${what}`, async () => {
    const { panel, storage } = start()
    if (code === 'target_unreachable') panel.state.targetTimeoutSeconds = 1
    const { steps, error_code, server_words } = await storage.test(target)
    assert.equal([steps.find(({ state }) => state === 'failed')?.name, error_code], [step, code])
    assert.match(server_words, words)
    const after = steps.slice(steps.findIndex(({ name }) => name === step) + 1)
    assert.ok(after.every(({ state }) => state === 'waiting'))
    assert.is(plant().disk.files.size, 0)
  })

const SFTP_FAILURES: [what: string, more: Partial<FileTarget>, step: string, code: string][] = [
  ['a wrong password', { password: 'wrong' }, 'login', 'target_login'],
  ['a missing folder', { folder: 'line3' }, 'folder', 'target_folder'],
  ['a folder that is read only', { folder: '/read-only' }, 'write', 'target_read_only'],
  ['a full disk', { folder: '/full' }, 'write', 'target_full']
]

for (const [what, more, step, code] of SFTP_FAILURES)
  test(`finds ${what} by SFTP`, async () => {
    const { storage, approved } = start()
    const target = await approved(plantTarget('sftp'))
    const { steps, error_code } = await storage.test({ ...target, ...more })
    assert.equal([steps.find(({ state }) => state === 'failed')?.name, error_code], [step, code])
    assert.is(plant().disk.files.size, 0)
  })

test('refuses a host key that has changed, before the password is sent', async () => {
  const { storage, approved } = start()
  const target = await approved(plantTarget('sftp'))
  plant().faults.hostKeyChanged = true
  const { steps, error_code, fingerprint } = await storage.test(target)
  assert.equal([error_code, steps.find(({ name }) => name === 'login')?.state], ['target_host_key_changed', 'waiting'])
  assert.is.not(fingerprint, target.trusted_fingerprint)
})

test('refuses a certificate other than the approved one, but no trusted one', async () => {
  const { storage, approved, codeOf } = start()
  const old = await approved(plantTarget('ftps', { host: 'old-backup.plant.example' }))
  const other = Array(32).fill('00').join(':')
  assert.is(await codeOf(storage.readFile({ ...old, trusted_fingerprint: other }, NAME)), 'target_certificate_changed')
  const trusted = plantTarget('ftps', { trusted_fingerprint: other })
  assert.is((await storage.test(trusted)).error_code, null)
})

test('checks a certificate by the clock of the panel', async () => {
  const { panel, storage } = start()
  panel.clock.set(Date.UTC(2051, 0, 1))
  const { error_code, server_words } = await storage.test(plantTarget('ftps'))
  assert.is(error_code, 'target_certificate')
  assert.match(server_words, 'expired')
})

for (const kind of ['ftp', 'sftp'] as const)
  test(`counts no file as written when ${kind.toUpperCase()} breaks off, and removes what is left with the next one`, async () => {
    const { storage, approved, codeOf } = start()
    const target = await approved(plantTarget(kind))
    await storage.writeFile(target, NAME, [Buffer.from('older')])
    plant().faults.cutAfterBytes = 60_000
    assert.is(await codeOf(storage.writeFile(target, NAME, halves())), 'target_lost')
    const { files } = plant().disk
    assert.equal(
      [...files.keys()].map(path => path.replace(/[^.]+\.part$/, 'SERIAL.part')),
      [`/line2/${NAME}`, `/line2/${NAME}.SERIAL.part`]
    )
    assert.is(String(files.get(`/line2/${NAME}`)), 'older', 'a file that is there stays until the new one is complete')
    files.set('/line2/other.csv.ANOTHER-PANEL.part', Buffer.from('x'))
    await storage.writeFile(target, 'next.csv', halves())
    assert.equal(
      [...files.keys()].sort(),
      [`/line2/${NAME}`, '/line2/next.csv', '/line2/other.csv.ANOTHER-PANEL.part'],
      'those of another panel stay'
    )
  })

for (const kind of ['ftp', 'sftp'] as const)
  test(`leaves a transfer by ${kind.toUpperCase()} as it is when the panel loses its power`, async () => {
    const { panel, storage, approved, codeOf } = start()
    const target = await approved(plantTarget(kind))
    async function* endless() {
      yield CONTENT
      panel.faults.reboot(5)
      yield CONTENT
    }
    assert.is(await codeOf(storage.writeFile(target, NAME, endless())), 'target_lost')
    assert.not([...plant().disk.files.keys()].includes(`/line2/${NAME}`))
    await storage.writeFile(target, NAME, halves())
    assert.equal([...plant().disk.files.keys()], [`/line2/${NAME}`])
  })

test('finds a file that is read back differently, or not at all', async () => {
  const { panel, storage, codeOf } = start()
  const target = plantTarget('ftp')
  const { sha256 } = await storage.writeFile(target, NAME, halves())
  panel.state.readBackFault = true
  assert.is(await codeOf(storage.readBack(target, NAME, sha256)), 'verify_failed')
  panel.state.readBackFault = false
  await storage.removeFile(target, NAME)
  assert.is(await codeOf(storage.readBack(target, NAME, sha256)), 'verify_failed')
})

test('no broken client ends the file servers', async () => {
  const { storage, approved } = start()
  for (const port of Object.values(plant().network.hosts).flatMap(ports => Object.values(ports)))
    for (const text of ['USER x\r\nAUTH TLS\r\nnoise\r\n', '\x16\x03\x01\x02\x00\x01', 'SSH-2.0-x\r\nnoise\r\n'])
      await breakOff(port, text)
  for (const kind of ['ftp', 'ftps', 'sftp'] as const)
    assert.is((await storage.test(await approved(plantTarget(kind)))).error_code, null)
})

/** A client that sends something and leaves, and one that resets the connection. */
async function breakOff(port: number, text: string): Promise<void> {
  const leaving = connect(port, '127.0.0.1').on('error', () => {})
  leaving.end(text).resume()
  await Promise.race([once(leaving, 'close'), once(leaving, 'end')])
  leaving.destroy()
  const resetting = connect(port, '127.0.0.1').on('error', () => {})
  await once(resetting, 'connect')
  resetting.write(text)
  resetting.resetAndDestroy()
}

test.run()
