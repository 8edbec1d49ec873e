CREATE TABLE "brand_moves" (
	"brand_id" bigint NOT NULL,
	"way" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"secret" text NOT NULL,
	"address" text,
	"until" timestamp with time zone,
	"began_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "brand_moves_brand_id_way_pk" PRIMARY KEY("brand_id","way")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "first_number" bigint;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "own_keys" text;--> statement-breakpoint
ALTER TABLE "brand_moves" ADD CONSTRAINT "brand_moves_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Brands for which no job of this deployment works.
create or replace view brands_away as
  select brand_id from brand_moves
  where state in ('gone', 'arriving', 'arrived')
    or state in ('settling', 'held') and until > clock_timestamp();
--> statement-breakpoint
-- Triggers that a move makes for its brand, on each table, call this after each row
-- (server/move/guards.ts). After, not before: the writer then has a number of a transaction, which
-- the command that set the hold waits for. The argument is the brand.
create or replace function refuse_moving_brand() returns trigger language plpgsql as $$
declare
  move brand_moves;
begin
  select * into move from brand_moves where brand_id = tg_argv[0]::bigint and way = 'out';
  if move.state = 'held' and move.until <= clock_timestamp() then
    -- Over, unless let_brand_go decides at this moment: it has locked the row, or has to wait.
    select * into move from brand_moves
      where brand_id = tg_argv[0]::bigint and way = 'out' for key share;
    if move.state = 'held' and move.until <= clock_timestamp() then return null; end if;
  end if;
  -- Lock not available: what waits in the same way is retried in the same way.
  if move.state in ('held', 'gone') then
    raise exception 'brand % is moving', tg_argv[0] using errcode = '55P03';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- The next state of a brand that leaves, for so many seconds.
create or replace function hold_brand(brand bigint, next text, seconds double precision)
  returns void language sql as $$
  update brand_moves set state = next,
    until = clock_timestamp() + make_interval(secs => seconds)
  where brand_id = brand and way = 'out' and state <> 'gone';
$$;
--> statement-breakpoint
-- The one moment at which a brand changes hands. False: the hold is over, and it stays.
create or replace function let_brand_go(brand bigint, at timestamptz)
  returns boolean language plpgsql as $$
declare
  move brand_moves;
begin
  select * into move from brand_moves where brand_id = brand and way = 'out' for update;
  if move.state is distinct from 'held' or move.until <= clock_timestamp() then
    return false;
  end if;
  update brand_moves set state = 'gone', until = null, done_at = at
    where brand_id = brand and way = 'out';
  return true;
end $$;
--> statement-breakpoint
-- Milliseconds, for the length of a hold.
create or replace function database_ms() returns double precision language sql volatile as $$
  select extract(epoch from clock_timestamp()) * 1000
$$;
