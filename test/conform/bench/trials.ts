import type { Trial } from './bench'
import { trustedCertificate, webCertificate } from './certificate-trials'
import { network } from './network-trial'
import { accountPassword, levelPassword } from './password-trials'
import { restart } from './restart-trial'
import { update } from './update-trial'

/** In this order: the restart is last, as it ends the sessions. */
export const TRIALS: Trial[] = [
  update,
  network,
  levelPassword,
  accountPassword,
  webCertificate,
  trustedCertificate,
  restart
]
