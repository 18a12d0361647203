import { atom } from 'nanostores'
import { useModel } from '../../../src/lib/browser/use-model'
import type { Form } from '../../../src/lib/form/form'
import { useForm } from '../../../src/lib/form/use-form'
import type { Translator } from '../../../src/lib/text/i18n'
import { DataList } from '../../../src/ui/card/data-list'
import { ActionsMenu } from '../../../src/ui/dialog/actions-menu'
import { AroundRow } from '../../../src/ui/dialog/around-row'
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog'
import { ContextMenu } from '../../../src/ui/dialog/context-menu'
import { Dialog } from '../../../src/ui/dialog/dialog'
import { EditDialog } from '../../../src/ui/dialog/edit-dialog'
import { FormDialog } from '../../../src/ui/dialog/form-dialog'
import { LoadingDialog } from '../../../src/ui/dialog/loading-dialog'
import { Menu } from '../../../src/ui/dialog/menu'
import { type MenuItem, MenuList } from '../../../src/ui/dialog/menu-list'
import { createMenuState } from '../../../src/ui/dialog/menu-state'
import { Modal } from '../../../src/ui/dialog/modal'
import { MoreMenu } from '../../../src/ui/dialog/more-menu'
import { SaveQuestionDialog } from '../../../src/ui/dialog/save-question-dialog'
import { TypedNameDialog } from '../../../src/ui/dialog/typed-name-dialog'
import { FieldsFor } from '../../../src/ui/form/field-for'
import { Button } from '../../../src/ui/page/button'
import { Icon } from '../../../src/ui/page/icon'
import { PanelText } from '../../../src/ui/page/panel-text'
import { Pressed } from '../pressed'
import { changedForm, invalidForm, overtakenForm, type ServerValues, serverForm } from '../sample-form'
import {
  failed,
  LONG_NAME,
  LONG_WORD,
  loading,
  nothing,
  ready,
  rejecting,
  unanswered,
  unreachable,
  useOnce
} from '../samples'
import type { States } from '../states'

type T = Translator['t']

/** In the window, from which the state takes it. */
const POINT = { x: 24, y: 24 }

const items = (t: T): MenuItem[] => [
  { id: 'edit', text: t('common.action.change'), icon: 'pencil', onPick: nothing },
  { id: 'copy', text: t('common.copy'), icon: 'copy', disabled: true, onPick: nothing },
  { id: 'delete', text: t('common.action.delete'), divided: true, danger: true, onPick: nothing }
]

/** In the room that the menu takes below its button. */
function OpenMenu({ t }: { t: T }) {
  const menu = useModel(() => ({ ...createMenuState('gallery-menu'), $open: atom<'first' | undefined>('first') }))
  return (
    <div style={{ height: '14rem', display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end' }}>
      <Menu of={menu} label={t('common.term.user')} face={<Icon name="user" />}>
        <MenuList of={menu} items={items(t)} head="engineer" />
      </Menu>
    </div>
  )
}

function EditServer({
  t,
  create,
  act
}: {
  t: T
  create: () => Form<ServerValues>
  act?: (form: Form<ServerValues>) => unknown
}) {
  const form = useForm(create)
  useOnce(() => act?.(form))
  return (
    <FormDialog of={form} title={t('email.smtp.server')} onClose={nothing}>
      <FieldsFor of={form} names={['host', 'port', 'password']} />
    </FormDialog>
  )
}

const none = () => null

function Deletion({ t, onConfirm }: { t: T; onConfirm: () => unknown }) {
  return (
    <ConfirmDialog
      title={t('email.delete.title')}
      verb={t('common.action.delete')}
      onConfirm={onConfirm}
      onCancel={nothing}
    >
      {t('email.delete.text', { name: '田中 健太郎', mail: 'tanaka@plant.example' })}
    </ConfirmDialog>
  )
}

export const DIALOG: States = {
  'around-row.tsx': {
    'all views': () => (
      <DataList>
        <AroundRow
          links={[
            { text: 'common.around.trend', path: '#trend' },
            { text: 'common.around.events', path: '#events' },
            { text: 'common.around.operations', path: '#operations' },
            { text: 'common.around.quality', path: '#quality' }
          ]}
        />
      </DataList>
    )
  },
  'actions-menu.tsx': {
    closed: t => <ActionsMenu items={items(t)} />,
    buttons: t => <ActionsMenu buttons={items(t)} />
  },
  'more-menu.tsx': { closed: t => <MoreMenu label={t('common.term.actions')} items={items(t)} /> },
  'confirm-dialog.tsx': {
    plain: t => <Deletion t={t} onConfirm={nothing} />,
    busy: t => (
      <Pressed button={t('common.action.delete')}>
        <Deletion t={t} onConfirm={unanswered} />
      </Pressed>
    ),
    failed: t => (
      <Pressed button={t('common.action.delete')}>
        <Deletion t={t} onConfirm={rejecting(unreachable)} />
      </Pressed>
    ),
    harmless: t => (
      <ConfirmDialog
        harmless
        title={t('common.term.projectRestart')}
        verb={t('common.action.run')}
        onConfirm={nothing}
        onCancel={nothing}
      >
        <PanelText>{LONG_NAME}</PanelText>
      </ConfirmDialog>
    )
  },
  'context-menu.tsx': {
    plain: t => (
      <div style={{ height: '10rem' }}>
        <ContextMenu at={POINT} label={t('common.term.actions')} items={items(t)} onClose={nothing} />
      </div>
    )
  },
  'dialog.tsx': {
    plain: t => (
      <Dialog title={t('common.term.lastTest', { time: '09:41' })} actions={<Button>{t('common.close')}</Button>}>
        {t('email.test.passed')}
      </Dialog>
    ),
    wide: t => (
      <Dialog wide title={LONG_NAME} actions={<Button kind="primary">{t('common.close')}</Button>}>
        <PanelText mono>{LONG_WORD}</PanelText>
      </Dialog>
    )
  },
  'edit-dialog.tsx': {
    'somebody else has saved': t => (
      <Pressed button={t('common.save')}>
        <EditDialog from={() => ready(true)} edit={overtakenForm} title={t('email.smtp.server')} onClose={nothing}>
          {form => <FieldsFor of={form} names={['host', 'enabled']} />}
        </EditDialog>
      </Pressed>
    ),
    'read only': t => (
      <EditDialog
        readOnly
        from={() => ready(true)}
        edit={overtakenForm}
        title={t('email.smtp.server')}
        onClose={nothing}
      >
        {form => <PanelText>{form.$values.get().host}</PanelText>}
      </EditDialog>
    )
  },
  'form-dialog.tsx': {
    plain: t => <EditServer t={t} create={serverForm} />,
    invalid: t => <EditServer t={t} create={invalidForm} />,
    saving: t => <EditServer t={t} create={() => changedForm(unanswered)} act={form => form.submit()} />,
    'save failed': t => (
      <EditServer t={t} create={() => changedForm(rejecting(unreachable))} act={form => form.submit()} />
    )
  },
  'loading-dialog.tsx': {
    loading: t => (
      <LoadingDialog from={loading} title={t('email.smtp.server')} onClose={nothing}>
        {none}
      </LoadingDialog>
    ),
    failed: t => (
      <LoadingDialog from={failed} title={t('email.smtp.server')} onClose={nothing}>
        {none}
      </LoadingDialog>
    )
  },
  'menu.tsx': {
    closed: t => (
      <Menu of={useModel(() => createMenuState('gallery-closed-menu'))} face={t('common.term.user')}>
        {null}
      </Menu>
    ),
    open: t => <OpenMenu t={t} />
  },
  'menu-list.tsx': {
    'one of several': () => (
      <MenuList
        of={useModel(() => createMenuState('gallery-language-menu'))}
        label="Language"
        items={[
          { id: 'en', text: 'English', lang: 'en', checked: false, onPick: nothing },
          { id: 'ja', text: '日本語', lang: 'ja', checked: true, onPick: nothing }
        ]}
      />
    )
  },
  'modal.tsx': {
    'without buttons': t => <Modal title={t('common.term.restarting')}>{t('common.job.away')}</Modal>
  },
  'save-question-dialog.tsx': {
    plain: () => (
      <SaveQuestionDialog
        of={{ $asked: atom('mail_refused'), answer: nothing, ask: unanswered }}
        faultOf={(details: string) => ({ title: 'common.target.refused.unreachable', details })}
      />
    )
  },
  'typed-name-dialog.tsx': {
    'with a password': t => (
      <TypedNameDialog
        danger
        title={t('common.term.projectUpdate')}
        verb={t('common.action.restart')}
        expected="bottling-line-2"
        label={t('common.term.hmiName')}
        hint={t('common.term.deviceNameIs', { name: 'bottling-line-2' })}
        differs="errors.invalidValue"
        password={{ label: t('common.term.password'), hint: t('common.term.currentPassword') }}
        onConfirm={unanswered}
        onClose={nothing}
      >
        <PanelText>{LONG_NAME}</PanelText>
      </TypedNameDialog>
    )
  }
}
