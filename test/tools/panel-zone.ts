import { DEFAULT_ZONE } from '../panel/misc/defaults'

// This process is in the zone of its virtual panel, so that what the panel says in UTC, as in certificates, is right. Imported before the panel.
process.env.TZ = DEFAULT_ZONE
