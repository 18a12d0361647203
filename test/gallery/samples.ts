import { atom } from 'nanostores'
import { useEffect } from 'react'
import { ApiError } from '../../src/lib/remote/failure'
import type { Polled } from '../../src/lib/remote/polled'
import type { Loadable } from '../../src/lib/remote/resource'
import type { ShownFollower } from '../../src/ui/status/job-view'

/** What users type into the panel, in the language of the plant and not in that of the page. */
export const LONG_NAME = '第二製造棟三階・無菌充填ライン（炭酸飲料五百ミリリットル）監視用操作パネル予備機'
export const LONG_WORD = 'opc.tcp://bottling-line-2-filler-and-capper.plant-north.example:4840/UA/PanelServer'

export const TIME = '2026/11/21 09:41:07'

export const nothing = (): void => {}

/** Of a call that the panel does not answer. */
export const unanswered = (): Promise<never> => new Promise(() => {})

export const unreachable = new ApiError({ kind: 'unreachable' })
export const sessionEnded = new ApiError({ kind: 'session' })

export const refused = (code: string, status = 409, message = 'the panel says why', details?: unknown): ApiError =>
  new ApiError({ kind: 'refused', status, code, message, fields: {}, details })

export const rejecting = (error: ApiError) => (): Promise<never> => Promise.reject(error)

function fixed<T>(loadable: Loadable<T>, stale = false): Polled<T> {
  const $stale: Polled<T>['$stale'] = Object.assign(atom(stale), { renew: nothing })
  const calls = { reload: unanswered, poll: unanswered, load: unanswered, cancel: nothing, replace: nothing }
  return Object.assign(atom(loadable), { ...calls, $stale, $overdue: atom(false) })
}

export const loading = <T>(): Polled<T> => fixed<T>({ status: 'loading' })
export const ready = <T>(data: T): Polled<T> => fixed({ status: 'ready', data, at: TIME })
export const stale = <T>(data: T): Polled<T> => fixed({ status: 'ready', data, at: TIME }, true)
export const failed = <T>(error = unreachable): Polled<T> => fixed<T>({ status: 'failed', error })
export const failedLater = <T>(last: T): Polled<T> =>
  fixed({ status: 'failed', error: unreachable, last, lastAt: TIME })

type Job = NonNullable<ReturnType<ShownFollower['get']>['job']>

export function follower(job: Partial<Job> | undefined, awaySeconds?: number): ShownFollower {
  const shown: Job | undefined = job && { state: 'running', percent: 42, cancellable: true, ...job }
  return Object.assign(atom<ReturnType<ShownFollower['get']>>({ job: shown, awaySeconds }), { cancel: unanswered })
}

/** Does once what a user would do to reach the state. */
export function useOnce(act: () => unknown): void {
  useEffect(() => void act(), [])
}

export const fault = {
  title: 'common.term.untrustedServer',
  remedy: 'email.reason.tlsCertificate.remedy',
  details: 'tls_certificate: self-signed certificate in certificate chain',
  fixes: [
    { field: 'host', label: 'smtp.plant.example' },
    { text: 'common.path.dns', path: '/app/network/ethernet' }
  ]
} as const
