import type { DataForecast, DataForecastSource } from '../../api/backup-data'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { DataList, DataRow } from '../../ui/page/data-list'
import { Banner } from '../../ui/status/banner'
import { Meter } from '../../ui/status/meter'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { TargetText } from '../../ui/target/target-text'
import styles from './backup-data.module.css'
import { daysText, lossTone, nextLoss } from './forecast'
import { CONTENTS } from './settings'

/** When the logs will be full, and what will be lost then. */
export function ForecastCard({ forecast }: { forecast: DataForecast }) {
  const { t } = useText()
  const loss = nextLoss(forecast)
  const { last_copy } = forecast
  return (
    <Card title={t('backupData.forecast')}>
      {loss && (
        <Banner
          tone={lossTone(loss.days)}
          title={t('backupData.loss', {
            log: t(CONTENTS[loss.source.source]),
            days: t(daysText(loss.days)),
            time: plainText(loss.source.first_unsaved ?? '', 32)
          })}
        >
          {lossTone(loss.days) !== 'ok' && t('backupData.loss.remedy')}
        </Banner>
      )}
      <div className={styles.sources}>
        <SourcesTable sources={forecast.sources} />
      </div>
      <DataList>
        <DataRow label={t('backupData.lastCopy')}>
          {last_copy ? (
            <>
              {plainText(last_copy.made_at, 32)} <TargetText of={last_copy} />
            </>
          ) : (
            t('common.term.none')
          )}
        </DataRow>
      </DataList>
    </Card>
  )
}

function SourcesTable({ sources }: { sources: readonly DataForecastSource[] }) {
  const { t } = useText()
  const time = (text: string | null) => (text === null ? '–' : plainText(text, 32))
  const columns: Column<DataForecastSource>[] = [
    { id: 'source', title: t('common.term.log'), cell: ({ source }) => t(CONTENTS[source]) },
    {
      id: 'used',
      card: 'fact',
      title: t('backupData.used'),
      cell: ({ source, used_percent }) => (
        <div className={styles.used}>
          <span>{used_percent}%</span>
          <Meter label={t(CONTENTS[source])} percent={used_percent} />
        </div>
      )
    },
    { id: 'oldest', title: t('backupData.oldest'), cell: ({ oldest }) => time(oldest) },
    {
      id: 'full',
      card: 'fact',
      title: t('backupData.fullIn'),
      cell: ({ days_until_full, when_full }) => (
        <>
          {t(daysText(days_until_full))}
          <div className={styles.secondary}>{t(`backupData.whenFull.${when_full}`)}</div>
        </>
      )
    },
    {
      id: 'unsaved',
      card: 'fact',
      title: t('backupData.unsaved'),
      align: 'end',
      cell: ({ unsaved }) => formatNumber(unsaved)
    },
    {
      id: 'loss',
      card: 'fact',
      title: t('backupData.nextLoss'),
      cell: ({ first_unsaved, days_until_loss }) => (
        <>
          {t(daysText(days_until_loss))}
          <div className={styles.secondary}>{time(first_unsaved)}</div>
        </>
      )
    }
  ]
  return <Table label={t('backupData.forecast')} columns={columns} rows={sources} keyOf={({ source }) => source} />
}
