import { useStore } from '@nanostores/preact'
import type { DataForecast, DataForecastSource } from '../../api/backup-data'
import { lastKnown } from '../../lib/remote/last-known'
import { formatNumber, formatPercent } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { $findings } from '../../stores/findings/state'
import { Card } from '../../ui/card/card'
import textStyles from '../../ui/page/text.module.css'
import { Banner } from '../../ui/status/banner'
import { Meter } from '../../ui/status/meter'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './backup-data.module.css'
import { backupStates, daysText, daysUntilLoss, limitText } from './forecast'
import type { BackupDataModel } from './model'
import { CONTENTS } from './settings'

/** What is wrong with the backups, when the logs will be full, and what will be lost then. */
export function ForecastCard({ model, forecast }: { model: BackupDataModel; forecast: DataForecast }) {
  const { t } = useText()
  const settings = lastKnown(useStore(model.$settings))?.value
  const states = backupStates(forecast, settings, useStore($findings), t)
  return (
    <Card title={t('backupData.forecast')}>
      {states.map(({ tone, title, remedy }) => (
        <Banner key={t(title)} tone={tone} title={t(title)}>
          {remedy && t(remedy)}
        </Banner>
      ))}
      <div className={styles.sources}>
        <SourcesTable sources={forecast.sources} />
      </div>
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
          <span>{formatPercent(used_percent)}</span>
          <Meter label={t(CONTENTS[source])} percent={used_percent} />
        </div>
      )
    },
    {
      id: 'oldest',
      title: t('backupData.oldest'),
      cell: ({ oldest }) => <span className={textStyles.line}>{time(oldest)}</span>
    },
    {
      id: 'full',
      card: 'fact',
      title: t('backupData.fullIn'),
      width: '11rem',
      cell: source => (
        <>
          {t(limitText(source))}
          <div className={textStyles.note}>
            {t(source.limit === 'age' ? 'backupData.whenOld' : `backupData.whenFull.${source.when_full}`)}
          </div>
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
      cell: source => (
        <>
          {t(daysText(daysUntilLoss(source)))}
          <div className={`${textStyles.note} ${textStyles.line}`}>{time(source.first_unsaved)}</div>
        </>
      )
    }
  ]
  return <Table label={t('backupData.forecast')} columns={columns} rows={sources} keyOf={({ source }) => source} />
}
