/** In which all firmware has texts; newer firmware may have others. */
export const FIRMWARE_LANGUAGES = ['en', 'ja', 'ko'] as const
