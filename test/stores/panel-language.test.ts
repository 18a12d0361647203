import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $device, DEFAULT_DEVICE } from '../../src/stores/device'
import { $panelLanguage } from '../../src/stores/panel-language'
import { selectLanguage } from '../setup/screen'

const test = suite('language of the panel')

async function languageSent(page: string, languages?: readonly string[]): Promise<string> {
  await selectLanguage(page)
  $device.set({ ...DEFAULT_DEVICE, ...(languages && { languages }) })
  return $panelLanguage.get()
}

test('the panel is asked for texts in a language that it has, else in English', async () => {
  assert.is(await languageSent('de', ['en', 'de']), 'de')
  assert.is(await languageSent('ja', ['en', 'de']), 'en')
})

test('firmware that does not name its languages has English, Japanese and Korean', async () => {
  assert.is(await languageSent('ko'), 'ko')
  assert.is(await languageSent('de'), 'en')
})

test.run()
