import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useAction } from '../../../lib/remote/use-action'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import type { RiskRow } from '../../../stores/hardening/hardening'
import { RISKS } from '../../../stores/hardening/risks'
import { riskText, riskTitle } from '../../../stores/hardening/texts'
import { Card } from '../../../ui/card/card'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Button } from '../../../ui/page/button'
import { Disclosure } from '../../../ui/page/disclosure'
import { EmptyState } from '../../../ui/page/empty-state'
import { PanelText } from '../../../ui/page/panel-text'
import { Loaded } from '../../../ui/status/loaded'
import { RemedyControl } from '../../../ui/status/remedy-control'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { Column } from '../../../ui/table/column'
import { RowActions } from '../../../ui/table/row-actions'
import { Table } from '../../../ui/table/table'
import styles from '../info.module.css'
import { MissingSources } from '../missing-sources'
import { AcceptDialog } from './accept-dialog'
import { consequenceText } from './consequence-text'
import { createHardening, type Hardening, type HardeningModel } from './model'

const LONGEST_DATE = 10
const LONGEST_NAME = 32
const LONGEST_REASON = 200

/** Which ways into the panel are open. It is read on demand, as nobody needs it each day. */
export default function HardeningCard() {
  const { t } = useText()
  const model = useModel(createHardening)
  const asked = useStore(model.$asked)
  const { busy, run } = useAction(model.check)
  useEffect(() => model.$hardening.cancel, [model])
  return (
    <Card
      flush={asked}
      title={t('infoHardening.title')}
      actions={
        <Button busy={busy} onClick={run}>
          {t('infoHardening.check')}
        </Button>
      }
    >
      {asked ? (
        <Loaded from={model.$hardening}>{hardening => <Risks model={model} of={hardening} />}</Loaded>
      ) : (
        <p>{t('infoHardening.text')}</p>
      )}
    </Card>
  )
}

function Risks({ model, of: hardening }: { model: HardeningModel; of: Hardening }) {
  const { t } = useText()
  const [accepting, accept] = useState<RiskRow>()
  const [withdrawing, withdraw] = useState<RiskRow>()
  const { rows, mayAccept } = hardening
  const closed = rows.filter(({ state }) => state === 'closed')
  const left = rows.filter(({ state }) => state !== 'closed')
  const decide = mayAccept ? { accept, withdraw } : undefined
  return (
    <>
      <p className={styles.inset} role="status">
        {t('infoHardening.closed', { closed: closed.length, all: rows.length })}
      </p>
      {left.length > 0 ? (
        <Table label={t('infoHardening.title')} columns={columnsOf(decide, t)} rows={left} keyOf={({ id }) => id} />
      ) : (
        rows.length > 0 && <EmptyState icon="check" title={t('infoHardening.none')} />
      )}
      {closed.length > 0 && (
        <div className={styles.inset}>
          <Disclosure label={t('infoHardening.closedOnes')}>
            <ul>
              {closed.map(({ id }) => (
                <li key={id}>{riskTitle(id, t)}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <MissingSources of={hardening} reload={model.check} />
      {accepting && <AcceptDialog model={model} risk={accepting} onClose={() => accept(undefined)} />}
      {withdrawing && (
        <ActionDialog
          title={t('infoHardening.withdraw')}
          verb={t('infoHardening.withdraw')}
          onConfirm={() => model.withdraw(withdrawing.id)}
          onClose={() => withdraw(undefined)}
        >
          <p>{t('infoHardening.withdraw.text', { name: riskText(withdrawing, t) })}</p>
        </ActionDialog>
      )}
    </>
  )
}

interface Decide {
  accept: (row: RiskRow) => void
  withdraw: (row: RiskRow) => void
}

const columnsOf = (decide: Decide | undefined, t: Translator['t']): Column<RiskRow>[] => [
  {
    id: 'risk',
    card: 'title',
    title: t('infoHardening.what'),
    grows: true,
    cell: row => (
      <>
        <PanelText>{riskText(row, t)}</PanelText>
        <p className={styles.risk}>{consequenceText(row.id, t)}</p>
      </>
    )
  },
  {
    id: 'requirement',
    title: 'IEC 62443-4-2',
    width: '9rem',
    cell: ({ id }) => RISKS[id]
  },
  { id: 'state', card: 'fact', title: t('common.term.status'), width: '12rem', cell: row => <State of={row} /> },
  {
    id: 'action',
    pinned: true,
    title: t('common.term.action'),
    width: '18rem',
    cell: row => (
      <>
        <RemedyControl of={row} />
        {decide && (
          <RowActions
            name={riskText(row, t)}
            more={
              row.acceptance
                ? [
                    {
                      id: 'withdraw',
                      text: t('infoHardening.withdraw.verb'),
                      asks: true,
                      onPick: () => decide.withdraw(row)
                    }
                  ]
                : []
            }
          >
            <Button kind="quiet" asks onClick={() => decide.accept(row)}>
              {t(row.state === 'accepted' ? 'common.action.change' : 'infoHardening.accept.verb')}
            </Button>
          </RowActions>
        )}
      </>
    )
  }
]

function State({ of: { state, acceptance } }: { of: RiskRow }) {
  const { t } = useText()
  if (!acceptance) return <StatusBadge tone="warn">{t('infoHardening.state.open')}</StatusBadge>
  const { reason, until, username } = acceptance
  return (
    <>
      <span>
        {t(`infoHardening.state.${state === 'accepted' ? 'accepted' : 'ended'}`, {
          until: plainText(until, LONGEST_DATE),
          name: plainText(username, LONGEST_NAME)
        })}
      </span>
      <p className={styles.risk}>
        <PanelText>{plainText(reason, LONGEST_REASON)}</PanelText>
      </p>
    </>
  )
}
