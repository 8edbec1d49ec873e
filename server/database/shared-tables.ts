// Tables of the deployment: they look up a brand, or belong to none. All others have a brand in
// every key.
export const sharedTables = ['brands', 'brand_hosts', 'push_keys', 'sandbox_records'] as const;
