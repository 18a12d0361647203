import { useModel } from '../../../src/lib/browser/use-model'
import { keepDrafts } from '../../../src/lib/form/drafts'
import { createForm, type Form } from '../../../src/lib/form/form'
import { useForm } from '../../../src/lib/form/use-form'
import type { Translator } from '../../../src/lib/text/i18n'
import { ConflictNotice } from '../../../src/ui/form/conflict-notice'
import { DraftNotice } from '../../../src/ui/form/draft-notice'
import { FieldsFor } from '../../../src/ui/form/field-for'
import { FieldGroup } from '../../../src/ui/form/field-group'
import { FieldRow } from '../../../src/ui/form/field-row'
import { FormErrors } from '../../../src/ui/form/form-errors'
import { FormFile } from '../../../src/ui/form/form-file'
import { FormFoot } from '../../../src/ui/form/form-foot'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { HiddenErrors } from '../../../src/ui/form/hidden-errors'
import { Ipv4Fields } from '../../../src/ui/form/ipv4-fields'
import { UnansweredNotice } from '../../../src/ui/form/unanswered-notice'
import { Actions } from '../../../src/ui/page/actions'
import { Button } from '../../../src/ui/page/button'
import { Banner } from '../../../src/ui/status/banner'
import { addressForm, changedForm, invalidForm, overtakenForm, type ServerValues, serverForm } from '../sample-form'
import { LONG_WORD, nothing, rejecting, unanswered, unreachable, useOnce } from '../samples'
import type { States } from '../states'
import { FIELDS } from './fields'

type T = Translator['t']

/** A form with its footer, after what the user has done. */
function Shown({ create, act }: { create: () => Form<ServerValues>; act?: (form: Form<ServerValues>) => unknown }) {
  const form = useForm(create)
  useOnce(() => act?.(form))
  return (
    <FormView of={form}>
      <FieldsFor of={form} names={['host', 'port', 'password']} />
      <FormFooter of={form} />
    </FormView>
  )
}

function Errors({ create }: { create: () => Form<ServerValues> }) {
  const form = useForm(create)
  useOnce(form.submit)
  return <FormErrors of={form} />
}

/** Of fields that were on the page. */
function HiddenFields({ t }: { t: T }) {
  const form = useModel(() => {
    const invalid = invalidForm()
    invalid.showField('host', t('common.term.hostOrAddress'))()
    invalid.showField('port', t('common.term.port'))()
    invalid.set('password', '')
    return invalid
  })
  return <HiddenErrors of={form} />
}

function Overtaken() {
  const form = useForm(overtakenForm)
  useOnce(form.submit)
  return <ConflictNotice of={form} />
}

function Unanswered() {
  return <UnansweredNotice busy onStop={nothing} afterSeconds={0} />
}

function CertificateFile({ file, t }: { file?: File; t: T }) {
  const form = useForm(() =>
    createForm<{ file: File | undefined }>({
      initial: { file },
      check: values => (values.file ? {} : { file: 'errors.required' }),
      save: unanswered
    })
  )
  useOnce(form.validate)
  return (
    <FormFile
      required
      of={form}
      name="file"
      label={t('common.term.certificates')}
      extensions={['.pem', '.der', '.crt']}
    />
  )
}

const noteForm = () => createForm({ initial: { note: '' }, save: unanswered })

/** Typed before a new sign-in. */
function Drafted() {
  const form = useModel(() => {
    const typed = noteForm()
    typed.set('note', LONG_WORD)
    keepDrafts(undefined)
    typed.discard()
    return noteForm()
  })
  return <DraftNotice of={form} />
}

export const FORM: States = {
  // First, as it keeps all that has been typed on the page.
  'draft-notice.tsx': { plain: () => <Drafted /> },
  ...FIELDS,
  'conflict-notice.tsx': { 'somebody else has saved': () => <Overtaken /> },
  'field-for.tsx': {
    'every control': () => <FieldsFor of={useModel(serverForm)} />,
    invalid: () => <FieldsFor of={useModel(invalidForm)} />
  },
  'field-group.tsx': {
    plain: t => (
      <FieldGroup title={t('common.term.content')} hint={t('backupData.contents.none')}>
        <FieldsFor of={useModel(serverForm)} names={['enabled', 'verify']} />
      </FieldGroup>
    )
  },
  'field-row.tsx': {
    plain: () => (
      <FieldRow>
        <FieldsFor of={useModel(serverForm)} />
      </FieldRow>
    )
  },
  'form-errors.tsx': {
    'the save has failed': () => <Errors create={() => changedForm(rejecting(unreachable))} />
  },
  'form-file.tsx': {
    missing: t => <CertificateFile t={t} />,
    chosen: t => <CertificateFile t={t} file={new File(['x'.repeat(2048)], `${LONG_WORD}.pem`)} />
  },
  'form-foot.tsx': {
    'what a save interrupts': t => (
      <FormFoot notices={<Banner tone="warn" title={t('common.impact.about', { seconds: 5 })} />}>
        <Actions>
          <Button kind="primary">{t('common.save')}</Button>
        </Actions>
      </FormFoot>
    )
  },
  'form-footer.tsx': {
    unchanged: () => {
      const form = useModel(serverForm)
      return (
        <FormView of={form}>
          <FormFooter of={form} />
        </FormView>
      )
    }
  },
  'form-view.tsx': {
    changed: () => <Shown create={changedForm} />,
    invalid: () => <Shown create={invalidForm} />,
    saving: () => <Shown create={() => changedForm(unanswered)} act={form => form.submit()} />,
    'save failed': () => <Shown create={() => changedForm(rejecting(unreachable))} act={form => form.submit()} />
  },
  'hidden-errors.tsx': { plain: t => <HiddenFields t={t} /> },
  'ipv4-fields.tsx': { static: () => <Ipv4Fields of={useModel(addressForm)} /> },
  'unanswered-notice.tsx': { 'after 10 s': () => <Unanswered /> }
}
