// Tables of the deployment: they look up a brand, or belong to none. All others have a brand in
// every key.
export const sharedTables = [
  'brands',
  'brand_hosts',
  'brand_moves',
  'push_keys',
  'sandbox_records',
  'operators',
  'operator_recovery_codes',
  'operator_sessions',
  'operator_log',
] as const;
