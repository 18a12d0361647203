import { identifyPanel, listOpenSourceNotices, prepareSupportBundle, readIdentity } from '../../api/system-info'
import { followDownload } from '../../lib/browser/download'
import { choiceFilter } from '../../lib/browser/url-filters'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { createPageFilters } from '../../stores/address/page-filters'
import { createIdentifyForm } from './identify-form'
import { createRestartForm } from './restart-form'

const POLL_SECONDS = 10

export const TABS = ['device', 'configuration'] as const

export function createSystemInfo(follow: (url: string) => unknown = followDownload) {
  const $identity = polled(readIdentity, { everySeconds: POLL_SECONDS })

  return {
    filters: createPageFilters({ tab: choiceFilter(TABS, 'common.term.views') }),
    $identity,
    $notices: resource(listOpenSourceNotices),

    /** @throws ApiError */
    async downloadBundle(): Promise<void> {
      const { url } = await prepareSupportBundle()
      follow(url)
    },

    restartForm: createRestartForm,

    identifyForm: () =>
      createIdentifyForm(async seconds => {
        await identifyPanel(seconds)
        await $identity.reload()
      })
  }
}

export type SystemInfoModel = ReturnType<typeof createSystemInfo>
