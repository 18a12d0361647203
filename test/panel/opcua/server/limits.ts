import type { EngineSetup } from '../engine'
import { serviceOf } from './channel-facts'
import type { Request } from './node-opcua'

type Limits = EngineSetup['settings']['limits']

/** Revises what a client requests to what it may have, as a server may (OPC 10000-4, 5.6.2 and 5.13.2). */
export function applyLimits(request: Request, limits: Limits): void {
  const service = serviceOf(request)
  if (service === 'CreateSession') {
    const longest = limits.session_timeout_s * 1000
    request.requestedSessionTimeout = Math.min(request.requestedSessionTimeout || longest, longest)
  }
  if (service === 'CreateSubscription' || service === 'ModifySubscription') {
    const { requestedPublishingInterval = 0, requestedMaxKeepAliveCount } = request
    request.requestedPublishingInterval = Math.max(requestedPublishingInterval, limits.min_publishing_ms)
    request.requestedMaxKeepAliveCount = Math.min(
      requestedMaxKeepAliveCount || limits.max_keep_alive,
      limits.max_keep_alive
    )
  }
}

/** What node-opcua limits by itself. */
export const capabilitiesOf = (limits: Limits) => ({
  minSupportedSampleRate: limits.min_sampling_ms,
  maxSessions: limits.max_sessions,
  maxSubscriptions: limits.max_subscriptions,
  maxSubscriptionsPerSession: limits.max_subscriptions,
  maxMonitoredItems: limits.max_items,
  maxMonitoredItemsPerSubscription: limits.max_items,
  maxMonitoredItemsQueueSize: limits.max_queue
})
