import type { Operation } from '../documentation'

/** A job of Prometheus that reads this panel; over https, as it sends a token. */
export const scrapeSample = (
  { base, path }: Operation,
  { protocol, host, hostname }: Pick<Location, 'protocol' | 'host' | 'hostname'>
) =>
  `scrape_configs:
  - job_name: line1
    scheme: https
    metrics_path: ${base}${path}
    authorization:
      credentials_file: panels/line1.token
    tls_config:
      ca_file: panels/line1.pem
    static_configs:
      - targets: ['${protocol === 'https:' ? host : hostname}']
        labels:
          panel: line1`

/** Saves snapshots, lists differences, and restores. */
export const PLAYBOOK_SAMPLE = `ansible-playbook snapshot.yml
ansible-playbook restore.yml --check
ansible-playbook restore.yml`
