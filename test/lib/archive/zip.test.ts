import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { crc32, zip } from '../../../src/lib/archive/zip'

const test = suite('ZIP')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const FILES = [
  { name: 'report.html', bytes: bytesOf('<p>탱크</p>') },
  { name: '警報.csv', bytes: bytesOf('\ufeffa,b\r\n') },
  { name: 'empty.csv', bytes: new Uint8Array() },
  { name: 'all-bytes.bin', bytes: Uint8Array.from({ length: 70_000 }, (_, index) => index & 0xff) }
]
const TIME = Date.UTC(2026, 10, 21, 9, 41, 7)

/** What another program reads in the archive, as JSON; it checks each CRC. */
const READ = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps([[i.filename, i.file_size, archive.read(i).hex()[:40], list(i.date_time), i.compress_type] for i in archive.infolist()]))
`

test('has the CRC-32 of the check value of its catalogue', () => {
  assert.is(crc32(bytesOf('123456789')), 0xcbf43926)
  assert.is(crc32(new Uint8Array()), 0)
})

test('has each file with its name in UTF-8, size, place and check sum where the format wants it', () => {
  const archive = Buffer.from(zip(FILES, TIME))
  const end = archive.length - 22
  assert.is(archive.readUInt32LE(end), 0x06054b50)
  assert.is(archive.readUInt16LE(end + 10), FILES.length)
  let at = archive.readUInt32LE(end + 16)
  for (const { name, bytes } of FILES) {
    assert.is(archive.readUInt32LE(at), 0x02014b50)
    assert.is(archive.readUInt16LE(at + 8), 0x0800)
    assert.is(archive.readUInt32LE(at + 16), crc32(bytes))
    const length = archive.readUInt16LE(at + 28)
    assert.is(archive.toString('utf8', at + 46, at + 46 + length), name)
    const local = archive.readUInt32LE(at + 42)
    assert.is(archive.readUInt32LE(local), 0x04034b50)
    const start = local + 30 + length
    assert.equal(new Uint8Array(archive.subarray(start, start + bytes.length)), bytes)
    at += 46 + length
  }
  assert.is(at, end)
})

test('is opened by other programs, where they are installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  const path = join(folder, 'archive.zip')
  writeFileSync(path, zip(FILES, TIME))
  try {
    if (isInstalled('unzip', ['-v'])) execFileSync('unzip', ['-tqq', path])
    if (!isInstalled('python3', ['--version'])) return
    const read = JSON.parse(execFileSync('python3', ['-c', READ, path], { encoding: 'utf8' }))
    const expected = FILES.map(({ name, bytes }) => [
      name,
      bytes.length,
      Buffer.from(bytes).toString('hex').slice(0, 40),
      [2026, 11, 21, 9, 41, 6],
      0
    ])
    assert.equal(read, expected)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const isInstalled = (program: string, arguments_: string[]) => spawnSync(program, arguments_).status === 0

test.run()
