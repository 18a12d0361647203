import '../../setup/dom'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { $i18n, setLanguage } from '../../../src/lib/text/i18n'
import type { Language } from '../../../src/lib/text/languages'
import { refusalTexts } from '../../../src/screens/system-info/configuration/restore/texts'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { planned, ran, savedText } from '../../setup/restoring'
import { wordsOf } from '../../setup/words'

/** What is said where the panel refuses to save FTP. */
async function refused(panel: Panel, status: number, code: string, fields = {}, language: Language = 'en') {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  const { model } = await planned(text)
  panel.faults.answerNext(status, { error_code: code, message: 'In English.', fields }, 'PUT /features/misc/ftp')
  const { step, outcome } = (await ran(model)).steps[0]!
  await setLanguage(language)
  return outcome?.status === 'refused' ? refusalTexts(outcome.error, step, $i18n.get().t) : []
}

test('says in the words of its form what the panel refuses, with the labels of the fields', async ({ panel }) => {
  const fields = { port: 'taken_by_vnc', tls_required: 'sunspots' }
  assert.equal(await refused(panel, 409, 'port_taken', fields), [
    'Port: Already used by VNC',
    'Require TLS (FTPS): The panel does not accept this value'
  ])
})

test('names the target of a backup as its form does', async ({ panel }) => {
  const text = await savedText()
  panel.state.recipeBackup.settings.keep_last += 1
  const { model } = await planned(text)
  const refusal = { error_code: 'medium_missing', message: '', fields: { kind: 'medium_missing', target: 'required' } }
  panel.faults.answerNext(409, refusal, 'PUT /project/recipe-backups/settings')
  const { step, outcome } = (await ran(model)).steps[0]!
  assert.is(outcome?.status, 'refused')
  if (outcome?.status !== 'refused') return
  assert.equal(refusalTexts(outcome.error, step, $i18n.get().t), [
    'Target: The medium is not inserted. Insert it and try again.',
    'Target: Required'
  ])
})

test('says it in the language of the user', async ({ panel }) => {
  provide({ loadWords: async (slice, language) => wordsOf(slice, language) })
  const texts = await refused(panel, 409, 'port_taken', { port: 'taken_by_vnc' }, 'ja')
  await setLanguage('en')
  assert.equal(texts, ['ポート: VNCが使用中のポートです'])
})

test('names in general, with its code, what no form expects', async ({ panel }) => {
  assert.equal(await refused(panel, 409, 'sunspots'), ['The panel cannot do this now (sunspots)'])
})

test.run()
