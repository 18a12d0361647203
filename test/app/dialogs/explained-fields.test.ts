import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { matchForm } from '../../../src/app/dialogs/explain/match-fields'
import { inContract } from '../../../src/app/dialogs/explain/page-fields'
import { FIELD_FACTS } from '../../../src/app/generated/field-facts'
import type { Translator } from '../../../src/lib/text/i18n'
import { SCREENS } from '../../../src/session/generated/screens'
import { loadFieldWords } from '../../../src/stores/operations/loaded-words'
import { importTool } from '../../setup/import-tool'
import '../../setup/screen'

interface FormField {
  path: string
  field: string
  label?: string
}

interface Reader {
  readFormFields(): FormField[]
}

/** Fields of which the contract says nothing by their name, or whose form has other fields in another file, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  'account-management choice': 'the console makes of it whether a password is sent',
  'codesys file': 'a file',
  'email members': 'of the second form in its file',
  'email repeated_password': 'is compared, and not sent',
  'enhanced-security validity': 'the console makes one number of three fields',
  'enhanced-security duration': 'the console makes one number of three fields',
  'enhanced-security unit': 'the console makes one number of three fields',
  'misc zone': 'the other fields of its form are in another file',
  'misc remove_view': 'is sent as an empty password',
  'misc remove_control': 'is sent as an empty password',
  'opcua certificate': 'a file',
  'opcua key': 'a file',
  'opcua file': 'a file',
  'opcua step': 'numbers the new nodes, and is not sent',
  'opcua name': 'the form is sent with the whole tree',
  'operation-log time': 'a filter',
  'system-password repeated_password': 'is compared, and not sent',
  'wifi ca_certificate': 'a file',
  'wifi client_certificate': 'a file',
  'wifi client_key': 'a file'
}

const test = suite<{ fields: FormField[] }>('explained fields')

test.before(async context => {
  const { readFormFields } = await importTool<Reader>('.build/form-fields.mjs')
  context.fields = readFormFields()
  await loadFieldWords()
})

/** Texts are their keys. */
const t: Translator['t'] = key => String(key)

/** The fields of a file of a screen that are explained, and the others. */
function explainedIn(path: string, fields: readonly FormField[]) {
  const screen = path.split('/')[2] ?? ''
  const form = document.createElement('form')
  const own = fields.map(({ field, label = '' }) => ({ name: inContract(field), label, control: form, box: form }))
  const title = Object.entries(SCREENS).find(([name]) => name === screen)?.[1]?.title ?? ''
  const match = matchForm({ form, titles: [], fields: own }, title, t)
  const explained = match?.fields.map(({ name }) => name) ?? []
  return own.map(({ name }) => ({ name: `${screen} ${name}`, isExplained: explained.includes(name) }))
}

test('each field of the forms of screens is explained, or is left out for a reason', ({ fields }) => {
  const paths = [...new Set(fields.map(({ path }) => path))].filter(path => path.startsWith('src/screens/'))
  const all = paths.flatMap(path =>
    explainedIn(
      path,
      fields.filter(field => field.path === path)
    )
  )
  const left = all.filter(({ isExplained }) => !isExplained).map(({ name }) => name)
  assert.ok(all.length > 280)
  assert.equal([...new Set(left)].sort(), Object.keys(LEFT_OUT).sort())
})

test('each field of forms that screens share is one of a call', ({ fields }) => {
  const known = new Set(
    Object.values(FIELD_FACTS).flatMap(call => Object.keys(call.fields).map(path => path.split('.').pop()))
  )
  const shared = fields.filter(({ path }) => /^src\/(lib|ui)\/(network|certificate)\//.test(path))
  assert.equal(
    shared.filter(({ field }) => !known.has(field)),
    []
  )
})

test.run()
