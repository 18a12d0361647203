import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { builtOn } from '../../lib/browser/built-on'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Part } from '../../ui/status/part'
import { DenialBoundary } from './denial-boundary'
import type { Destination } from './permissions'
import type { Route } from './routes'

interface Props {
  path: string
  where: Destination | undefined
}

const loadNotFound = builtOn('shell', () => import('../../screens/not-found'))

/** The screen at the address. */
export function Outlet({ path, where }: Props) {
  if (!where) return null
  const denial = <Part key={path} name="not-found" load={loadNotFound} />
  if (!('route' in where)) return denial
  return (
    <DenialBoundary key={where.route.path} denial={denial}>
      <RoutedScreen {...where} />
    </DenialBoundary>
  )
}

function RoutedScreen({ kind, route }: Extract<Destination, { route: Route }>) {
  const { t } = useText()
  useDocumentTitle(route.title)
  const waiting = (
    <Page title={t(route.title)}>
      <Skeleton />
    </Page>
  )
  return kind === 'waiting' ? waiting : <Part name={route.name} load={route.load} waiting={waiting} />
}

function useDocumentTitle(key: MessageKey): void {
  const { t } = useText()
  const name = useStore($hmiName)
  const title = [t(key), name].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
