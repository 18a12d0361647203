import { DNS_SERVERS, ETHERNET } from './setting-links'

/** What goes wrong on the way to any other device, whatever is tested. */
export const PATH_FAULTS = {
  unresolved: { title: 'common.term.unresolved', remedy: 'common.path.unresolved.remedy', fixes: [DNS_SERVERS] },
  silent: { title: 'common.term.noResponse', remedy: 'common.path.silent.remedy', fixes: [ETHERNET] },
  unreachable: { title: 'common.path.unreachable' },
  refused: { title: 'common.path.refused' },
  rejectedLogin: { title: 'common.path.rejectedLogin' },
  untrusted: { title: 'common.term.untrustedServer' }
} as const
