import { Card } from '../../../src/ui/card/card'
import { Actions } from '../../../src/ui/page/actions'
import { BreakableText } from '../../../src/ui/page/breakable-text'
import { Button } from '../../../src/ui/page/button'
import { CopyButton } from '../../../src/ui/page/copy-button'
import { Details } from '../../../src/ui/page/details'
import { Disclosure } from '../../../src/ui/page/disclosure'
import { EmptyState } from '../../../src/ui/page/empty-state'
import { Icon, type IconName } from '../../../src/ui/page/icon'
import { IconButton } from '../../../src/ui/page/icon-button'
import { LogoTile } from '../../../src/ui/page/logo-tile'
import { Page } from '../../../src/ui/page/page'
import { PanelText } from '../../../src/ui/page/panel-text'
import { Reserved } from '../../../src/ui/page/reserved'
import { Skeleton } from '../../../src/ui/page/skeleton'
import { SkeletonFrame } from '../../../src/ui/page/skeleton-frame'
import { Tabs } from '../../../src/ui/page/tabs'
import { TallLink } from '../../../src/ui/page/tall-link'
import { VisuallyHidden } from '../../../src/ui/page/visually-hidden'
import { LONG_NAME, LONG_WORD, nothing } from '../samples'
import type { States } from '../states'

const ICONS: readonly (readonly IconName[])[] = [
  ['alert', 'arrow-right', 'calendar', 'chart', 'check', 'chevron-down', 'chevron-right', 'chevron-up', 'clock'],
  ['close', 'code', 'copy', 'desktop', 'external', 'eye', 'eye-off', 'folder', 'globe', 'home', 'image', 'info'],
  ['key', 'logout', 'menu', 'network', 'pause', 'pencil', 'play', 'redo', 'refresh', 'search', 'select-several'],
  ['settings', 'sliders', 'undo', 'user', 'zoom-in', 'zoom-out']
]

export const PAGE: States = {
  'actions.tsx': {
    plain: t => (
      <Actions start={<Button>{t('common.term.discovery')}</Button>}>
        <Button>{t('common.cancel')}</Button>
        <Button kind="primary">{t('common.save')}</Button>
      </Actions>
    )
  },
  'button.tsx': {
    'every kind': t => (
      <>
        <Button kind="primary">{t('common.save')}</Button> <Button>{t('common.cancel')}</Button>{' '}
        <Button kind="danger">{t('common.action.restart')}</Button>{' '}
        <Button kind="quiet" icon="close">
          {t('shell.filters.clear')}
        </Button>
      </>
    ),
    busy: t => (
      <>
        <Button kind="primary" busy>
          {t('common.save')}
        </Button>{' '}
        <Button icon="refresh" busy>
          {t('common.retry')}
        </Button>
      </>
    ),
    disabled: t => (
      <>
        <Button kind="primary" disabled>
          {t('common.save')}
        </Button>{' '}
        <Button kind="danger" disabled>
          {t('common.action.delete')}
        </Button>
      </>
    ),
    'wide, long text': () => (
      <Button wide kind="primary">
        {LONG_NAME}
      </Button>
    )
  },
  'breakable-text.tsx': {
    'after slashes': () => <BreakableText of={LONG_WORD} after="/" />
  },
  'copy-button.tsx': {
    plain: t => <CopyButton text={LONG_WORD} of={t('common.term.address')} />
  },
  'details.tsx': {
    closed: () => <Details>certificate_untrusted: self-signed certificate in chain</Details>
  },
  'disclosure.tsx': {
    closed: t => <Disclosure label={t('common.term.limits')}>{t('common.term.none')}</Disclosure>,
    open: t => (
      <Disclosure open label={t('common.term.limits')}>
        {t('common.term.atMostNetworks', { max: 16 })}
      </Disclosure>
    )
  },
  'empty-state.tsx': {
    'how to begin': t => (
      <EmptyState
        icon="user"
        title={t('email.contacts.none')}
        action={<Button kind="primary">{t('email.contact.add')}</Button>}
      >
        {t('email.contacts.none.text')}
      </EmptyState>
    ),
    'two ways out': t => (
      <EmptyState
        title={t('dataLogNoRecords.title')}
        action={
          <>
            <Button kind="primary">{t('dataLogNoRecords.instead', { log: LONG_NAME })}</Button>
            <Button>{t('dataLogNoRecords.show')}</Button>
          </>
        }
      />
    ),
    'nothing found': t => (
      <EmptyState icon="search" title={t('common.term.noMatchingAccounts')}>
        {t('common.term.noneInFilter')}
      </EmptyState>
    )
  },
  'icon.tsx': {
    all: () => ICONS.flat().map(name => <Icon key={name} name={name} />),
    sizes: () => [14, 18, 20, 32].map(size => <Icon key={size} name="settings" size={size} />)
  },
  'icon-button.tsx': {
    plain: t => <IconButton icon="pencil" label={t('common.action.change')} onClick={nothing} />,
    pressed: t => <IconButton pressed icon="select-several" label={t('common.term.select')} onClick={nothing} />,
    disabled: t => <IconButton disabled icon="undo" label={t('common.action.restore')} onClick={nothing} />
  },
  'logo-tile.tsx': { plain: () => <LogoTile /> },
  'page.tsx': {
    'title and action': t => (
      <Page title={t('menu.email')} actions={<Button icon="refresh">{t('common.reload')}</Button>}>
        <Card>{t('email.queue.none')}</Card>
      </Page>
    )
  },
  'panel-text.tsx': {
    long: () => <PanelText>{LONG_NAME}</PanelText>,
    cut: () => <PanelText cut>{LONG_NAME}</PanelText>,
    'from right to left, in a sentence': t => (
      <p>
        {t('common.term.project')}: <PanelText>خط التعبئة 2</PanelText> (2.4)
      </p>
    ),
    mono: () => <PanelText mono>{LONG_WORD}</PanelText>
  },
  'reserved.tsx': {
    'of a button': t => (
      <Reserved>
        <Button>{t('common.action.add')}</Button>
      </Reserved>
    )
  },
  'skeleton-frame.tsx': { plain: t => <SkeletonFrame>{t('common.term.project')}</SkeletonFrame> },
  'skeleton.tsx': { plain: () => <Skeleton /> },
  'tabs.tsx': {
    plain: t => (
      <Tabs
        label={t('email.tabs')}
        tabs={[
          { id: 'smtp', text: t('email.tab.smtp') },
          { id: 'contacts', text: t('email.tab.contacts') },
          { id: 'groups', text: t('email.tab.groups') }
        ]}
        current="contacts"
        onPick={nothing}
      >
        {t('email.contacts.none')}
      </Tabs>
    ),
    'with something beside them': t => (
      <Tabs
        label={t('email.tabs')}
        tabs={[{ id: 'smtp', text: t('email.tab.smtp') }]}
        current="smtp"
        aside={<Button kind="quiet">{t('common.incidentReport')}</Button>}
        onPick={nothing}
      >
        {t('email.contacts.none')}
      </Tabs>
    )
  },
  'tall-link.tsx': { plain: t => <TallLink href="/app/data/event-log">{t('dashboard.showAlarms')}</TallLink> },
  'visually-hidden.tsx': {
    'heard only': t => <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
  }
}
