import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantMailOf } from '../../setup/plant-mail'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { checksumOf } from './recipe-copies'

const test = suite('backup recipe by mail')
const COPIES = '/project/recipe-backups'
const TO = 'quality@plant.example'

const plant = plantMailOf(test)

async function start(smtp: object = {}, to = TO) {
  const panel = createPanel()
  const { state } = panel
  state.mailNetwork = plant().network
  state.email.smtp = { ...state.email.smtp, retries: 0, ...smtp }
  const { settings } = state.recipeBackup
  state.recipeBackup.settings = { ...settings, target: { ...settings.target, kind: 'email' }, email_to: to }
  const { call } = await callerAs(panel)
  const { id } = (await call(`POST ${COPIES}`)).body
  const read = async () => (await call(`GET /jobs/${id}`)).body
  const ended = async () => {
    await panel.clock.advance(3000)
    for (let job = await read(); ; job = await read()) {
      if (job.state !== 'running') return job
      await new Promise(setImmediate)
    }
  }
  return { panel, call, ended }
}

test('sends a copy as an attachment that holds it whole', async () => {
  const { panel, ended, call } = await start()
  const before = panel.state.recipeBackup.copies.length
  const job = await ended()
  assert.equal([job.state, job.steps, job.result.to], ['done', ['read', 'send'], TO])
  const [mail] = plant().mails
  assert.equal([mail?.from, mail?.to], ['line2@plant.example', [TO]])
  const source = mail?.source ?? ''
  assert.match(source, 'Subject: Recipe backup of line2-hmi')
  assert.match(source, `filename=${job.result.name}.json`)
  const [, encoded = ''] = source.split(/Content-Type: application\/json[\s\S]*?\r\n\r\n/)
  const sent = Buffer.from(encoded.split('\r\n--')[0]!, 'base64').toString()
  const [copy] = panel.state.recipeBackup.copies
  assert.is(checksumOf(sent), copy!.checksum)
  assert.is(panel.state.recipeBackup.copies.length, before + 1)
  assert.is((await call(`GET ${COPIES}`)).body.items[0].available, false)
})

for (const [code, smtp, to, words] of [
  ['mail_not_set_up', { host: '' }, TO, /mail not set up/],
  ['mail_name_not_resolved', { host: 'mail.elsewhere.example' }, TO, /ENOTFOUND/],
  ['mail_connection_refused', { port: 2525 }, TO, /ECONNREFUSED/],
  ['mail_no_answer', { host: '192.168.10.99' }, TO, /EHOSTUNREACH/],
  ['mail_tls_certificate', { host: 'old-mail.plant.example' }, TO, /self-signed/],
  ['mail_login_refused', { username: 'line3' }, TO, /535/],
  ['mail_sender_refused', { sender_address: 'boss@plant.example' }, TO, /may not send as/],
  ['mail_recipient_refused', {}, 'full@plant.example', /Mailbox full/],
  ['mail_message_too_big', { host: 'small-mail.plant.example', port: 25, encryption: 'none' }, TO, /maximum|larger/]
] as const) {
  test(`ends with ${code}, and lists no copy`, async () => {
    const { panel, ended } = await start(smtp, to)
    const before = panel.state.recipeBackup.copies.length
    const job = await ended()
    assert.equal([job.state, job.error_code], ['failed', code])
    assert.match(job.message, words)
    assert.is(panel.state.recipeBackup.copies.length, before)
    assert.is(plant().mails.length, 0)
  })
}

test.run()
