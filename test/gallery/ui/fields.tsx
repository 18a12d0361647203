import type { Translator } from '../../../src/lib/text/i18n'
import { CheckField } from '../../../src/ui/form/check-field'
import { Field } from '../../../src/ui/form/field'
import { FieldNotes } from '../../../src/ui/form/field-notes'
import { FileField } from '../../../src/ui/form/file-field'
import { IconSelect } from '../../../src/ui/form/icon-select'
import { NumberField } from '../../../src/ui/form/number-field'
import { PasswordField } from '../../../src/ui/form/password-field'
import { RadioField } from '../../../src/ui/form/radio-field'
import { SearchField } from '../../../src/ui/form/search-field'
import { SegmentedControl } from '../../../src/ui/form/segmented-control'
import { SelectField } from '../../../src/ui/form/select-field'
import { SetField } from '../../../src/ui/form/set-field'
import { SwitchField } from '../../../src/ui/form/switch-field'
import { TextAreaField } from '../../../src/ui/form/text-area-field'
import { TextField } from '../../../src/ui/form/text-field'
import { LONG_NAME, LONG_WORD, nothing } from '../samples'
import type { States } from '../states'

const schedules = (t: Translator['t']) => [
  { value: 'none', text: t('common.term.none') },
  { value: 'daily', text: t('common.schedule.on.daily') },
  { value: 'event', text: t('common.schedule.on.event'), disabled: true }
]
const schedule = (t: Translator['t']) => ({
  ...{ label: t('common.term.schedule'), value: 'daily', options: schedules(t), onPick: nothing }
})
const set = (t: Translator['t']) => ({
  ...{ label: t('common.term.schedule'), value: ['daily'], options: schedules(t), onPick: nothing },
  ...{ error: undefined, disabled: false }
})
const check = (t: Translator['t']) => ({
  ...{ label: t('backupData.catchUp'), hint: t('backupData.catchUp.hint'), onPick: nothing }
})
const host = (t: Translator['t']) => ({ label: t('common.term.host'), value: 'smtp.plant.example', onPick: nothing })
const password = (t: Translator['t']) => ({
  ...{ label: t('common.term.password'), autoComplete: 'off' as const, onPick: nothing }
})

/** Controls without a form. */
export const FIELDS: States = {
  'check-field.tsx': {
    off: t => <CheckField {...check(t)} value={false} />,
    on: t => <CheckField {...check(t)} value />,
    disabled: t => <CheckField {...check(t)} value disabled />,
    invalid: t => <CheckField {...check(t)} value={false} error={t('errors.required')} />
  },
  'field.tsx': {
    'required, with a hint': t => (
      <Field texts={{ label: LONG_NAME, hint: t('common.term.oneToTen'), required: true }} error={undefined}>
        {({ id }) => <output id={id}>{LONG_WORD}</output>}
      </Field>
    )
  },
  'field-notes.tsx': {
    'error and hint': t => <FieldNotes id="gallery" error={t('errors.host')} hint={t('common.term.hostOrAddress')} />
  },
  'file-field.tsx': {
    empty: t => <FileField label={t('common.import.file')} file={undefined} hint=".csv" onPick={nothing} />,
    chosen: t => (
      <FileField
        label={t('common.import.file')}
        file={{ name: `${LONG_NAME}.csv`, size: 4_800_000 }}
        onPick={nothing}
      />
    ),
    refused: t => (
      <FileField
        label={t('common.import.file')}
        file={{ name: 'contacts.xlsx', size: 4800 }}
        error={t('errors.file.ending', { endings: '.csv' })}
        onPick={nothing}
      />
    ),
    disabled: t => <FileField disabled label={t('common.import.file')} file={undefined} onPick={nothing} />
  },
  'icon-select.tsx': {
    plain: t => <IconSelect icon="globe" {...schedule(t)} />,
    short: t => <IconSelect short icon="globe" {...schedule(t)} />
  },
  'number-field.tsx': {
    'with a unit': t => (
      <NumberField label={t('common.term.limits')} value="500" unit={t('units.seconds')} onPick={nothing} />
    ),
    invalid: t => (
      <NumberField
        required
        label={t('common.term.port')}
        value="70000"
        error={t('errors.range', { min: 1, max: 65535 })}
        onPick={nothing}
      />
    )
  },
  'password-field.tsx': {
    'one is stored': t => <PasswordField {...password(t)} value="" hint={t('common.secret.set')} />,
    invalid: t => <PasswordField required {...password(t)} value="" error={t('errors.required')} />,
    disabled: t => <PasswordField disabled {...password(t)} value="" />
  },
  'radio-field.tsx': {
    plain: t => <RadioField {...schedule(t)} />,
    disabled: t => <RadioField {...schedule(t)} disabled />,
    invalid: t => <RadioField {...schedule(t)} required value="" error={t('errors.required')} />
  },
  'search-field.tsx': {
    empty: t => <SearchField label={t('email.contacts.search')} value="" onPick={nothing} />,
    filled: t => <SearchField label={t('email.contacts.search')} value={LONG_NAME} onPick={nothing} />
  },
  'segmented-control.tsx': {
    plain: t => <SegmentedControl {...schedule(t)} />,
    disabled: t => <SegmentedControl {...schedule(t)} disabled />,
    'many options': t => (
      <SegmentedControl
        {...schedule(t)}
        options={[...schedules(t), { value: 'a', text: LONG_NAME }, { value: 'b', text: t('common.term.none') }]}
      />
    )
  },
  'select-field.tsx': {
    plain: t => <SelectField {...schedule(t)} />,
    'a value it does not know': t => <SelectField {...schedule(t)} value="monthly" />,
    'long option': t => <SelectField {...schedule(t)} value="daily" options={[{ value: 'daily', text: LONG_NAME }]} />,
    disabled: t => <SelectField {...schedule(t)} disabled />,
    invalid: t => <SelectField {...schedule(t)} error={t('errors.invalidValue')} />
  },
  'set-field.tsx': {
    'one cannot be chosen': t => <SetField {...set(t)} />,
    disabled: t => <SetField {...set(t)} disabled />,
    invalid: t => <SetField {...set(t)} required value={[]} error={t('backupData.contents.none')} />
  },
  'switch-field.tsx': {
    off: t => <SwitchField {...check(t)} value={false} />,
    on: t => <SwitchField {...check(t)} value />,
    disabled: t => <SwitchField {...check(t)} value disabled />
  },
  'text-area-field.tsx': {
    plain: t => (
      <TextAreaField label={t('common.term.content')} value={`{\n  "name": "${LONG_NAME}"\n}`} onPick={nothing} />
    ),
    invalid: t => (
      <TextAreaField label={t('common.term.content')} value="{" error={t('errors.invalidValue')} onPick={nothing} />
    )
  },
  'text-field.tsx': {
    plain: t => <TextField {...host(t)} hint={t('common.term.hostOrAddress')} />,
    long: t => <TextField {...host(t)} value={LONG_WORD} />,
    'read only': t => <TextField {...host(t)} readOnly />,
    disabled: t => <TextField {...host(t)} disabled />,
    invalid: t => <TextField {...host(t)} required value="" error={t('errors.required')} />
  }
}
