import { Card } from '../../../src/ui/card/card'
import { CardSkeletons } from '../../../src/ui/card/card-skeletons'
import { Columns } from '../../../src/ui/card/columns'
import { ControlRow } from '../../../src/ui/card/control-row'
import { Covered } from '../../../src/ui/card/covered'
import { DataList, DataRow } from '../../../src/ui/card/data-list'
import { DataCardSkeleton } from '../../../src/ui/card/data-list-skeleton'
import { MatchCount } from '../../../src/ui/card/match-count'
import { Row } from '../../../src/ui/card/row'
import { SummaryRow, SummaryRows } from '../../../src/ui/card/summary-row'
import { Toolbar } from '../../../src/ui/card/toolbar'
import { SearchField } from '../../../src/ui/form/search-field'
import { Button } from '../../../src/ui/page/button'
import { IconButton } from '../../../src/ui/page/icon-button'
import { PanelText } from '../../../src/ui/page/panel-text'
import { StatusBadge } from '../../../src/ui/status/status-badge'
import { LONG_NAME, LONG_WORD, nothing } from '../samples'
import type { States } from '../states'

export const CARD: States = {
  'card-skeletons.tsx': { two: () => <CardSkeletons lines={[2, 4]} /> },
  'card.tsx': {
    'title and action': t => (
      <Card title={t('common.term.connection')} actions={<Button>{t('common.action.change')}</Button>}>
        {t('common.term.connected')}
      </Card>
    ),
    'without a title': t => <Card>{t('common.term.noProject')}</Card>,
    'long title': t => (
      <Card
        title={LONG_NAME}
        actions={<IconButton icon="pencil" label={t('common.action.change')} onClick={nothing} />}
      >
        {LONG_WORD}
      </Card>
    ),
    'status between title and action': t => (
      <Card
        title={t('common.term.connection')}
        status={<StatusBadge tone="plain">{t('common.term.connected')}</StatusBadge>}
        actions={<Button>{t('common.action.change')}</Button>}
      >
        {LONG_NAME}
      </Card>
    )
  },
  'columns.tsx': {
    plain: t => (
      <Columns least={120}>
        <p>{t('common.term.host')}</p>
        <p>{t('common.term.port')}</p>
        <p>{t('common.term.username')}</p>
      </Columns>
    )
  },
  'control-row.tsx': {
    plain: t => (
      <ControlRow
        field={<SearchField label={t('email.contacts.search')} value="" onPick={nothing} />}
        action={<Button kind="primary">{t('common.term.backUpNow')}</Button>}
      >
        <StatusBadge tone="plain">{t('common.term.idle')}</StatusBadge>
      </ControlRow>
    )
  },
  'covered.tsx': {
    'by another row': t => (
      <Covered by={<Button kind="primary">{t('common.action.acknowledge')}</Button>}>
        <Button>{t('common.term.importCsv')}</Button>
      </Covered>
    )
  },
  'data-list.tsx': {
    plain: t => (
      <DataList>
        <DataRow label={t('common.term.hmiName')}>bottling-line-2</DataRow>
        <DataRow label={t('common.term.project')}>
          <PanelText>{LONG_NAME}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.applicationUri')}>
          <PanelText>{LONG_WORD}</PanelText>
        </DataRow>
      </DataList>
    )
  },
  'data-list-skeleton.tsx': {
    'in a card with an action': t => (
      <DataCardSkeleton
        title={t('common.term.settings')}
        actions={<Button>{t('common.action.change')}</Button>}
        labels={[t('common.term.hmiName'), t('common.term.project'), LONG_NAME]}
      />
    )
  },
  'match-count.tsx': {
    'all, and of a search': () => (
      <>
        <MatchCount found={12041} total={12041} />
        <MatchCount found={12} total={12041} />
      </>
    )
  },
  'row.tsx': {
    plain: t => (
      <Row>
        <StatusBadge tone="ok">{t('common.term.connected')}</StatusBadge> <span>{LONG_NAME}</span>
      </Row>
    )
  },
  'summary-row.tsx': {
    'opens its settings, with a control of its own, and only shown': t => (
      <Card title={t('common.term.services')} flush>
        <SummaryRows>
          <SummaryRow
            title={t('common.term.ftpServer')}
            text={t('misc.ftp.text')}
            action={<Button kind="quiet">{t('common.action.restart')}</Button>}
            onOpen={nothing}
          >
            <StatusBadge tone="warn">{t('misc.state.warning')}</StatusBadge>
          </SummaryRow>
          <SummaryRow title={t('misc.time')} text={t('misc.time.text')}>
            {LONG_WORD}
          </SummaryRow>
        </SummaryRows>
      </Card>
    )
  },
  'toolbar.tsx': {
    'search and buttons': t => (
      <Toolbar
        search={<SearchField label={t('email.contacts.search')} value="" onPick={nothing} />}
        count={<MatchCount found={12} total={1204} />}
        below={t('email.contacts.none.text')}
      >
        <Button>{t('common.term.importCsv')}</Button>
        <Button kind="primary">{t('email.contact.add')}</Button>
      </Toolbar>
    ),
    icons: t => (
      <Toolbar icons search={<SearchField label={t('email.contacts.search')} value="Anna" onPick={nothing} />}>
        <IconButton icon="zoom-in" label={t('common.action.add')} onClick={nothing} />
        <IconButton disabled icon="undo" label={t('common.action.restore')} onClick={nothing} />
      </Toolbar>
    )
  }
}
