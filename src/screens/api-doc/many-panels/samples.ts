import type { Operation } from '../documentation'

type Address = Pick<Location, 'protocol' | 'hostname' | 'port'>

/** Of the web server over https. */
const addressOf = ({ protocol, hostname, port }: Address) => `${hostname}:${(protocol === 'https:' && port) || '443'}`

/** A job of Prometheus that reads this panel; over https, as it sends a token. */
export const scrapeSample = ({ base, path }: Operation, at: Address) =>
  `scrape_configs:
  - job_name: line1
    scheme: https
    metrics_path: ${base}${path}
    authorization:
      credentials_file: panels/line1.token
    tls_config:
      ca_file: panels/line1.pem
    static_configs:
      - targets: ['${addressOf(at)}']
        labels:
          panel: line1`

/** Saves the certificate, and shows its fingerprint. */
export const certificateSample = (at: Address) =>
  `openssl s_client -connect ${addressOf(at)} </dev/null | openssl x509 -out panels/line1.pem
openssl x509 -in panels/line1.pem -noout -fingerprint -sha256`

/** Saves snapshots, lists differences, and restores. */
export const PLAYBOOK_SAMPLE = `ansible-playbook snapshot.yml
ansible-playbook restore.yml --check
ansible-playbook restore.yml`
