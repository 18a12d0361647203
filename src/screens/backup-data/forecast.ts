import type { DataForecast, DataForecastSource } from '../../api/backup-data'
import type { Message } from '../../lib/text/message'

const WARNING_DAYS = 7

/** The log whose records without a copy are lost first, and how soon. */
export function nextLoss({ sources }: DataForecast): { source: DataForecastSource; days: number } | undefined {
  const losing = sources.flatMap(source =>
    source.days_until_loss === null ? [] : [{ source, days: source.days_until_loss }]
  )
  return losing.sort((one, other) => one.days - other.days)[0]
}

export function lossTone(days: number): 'ok' | 'warn' | 'bad' {
  if (days < 1) return 'bad'
  return days <= WARNING_DAYS ? 'warn' : 'ok'
}

export function daysText(days: number | null): Message {
  if (days === null) return 'backupData.days.never'
  if (days === 0) return 'backupData.days.now'
  return days < 1 ? 'backupData.days.soon' : ['backupData.days', { count: Math.floor(days) }]
}
