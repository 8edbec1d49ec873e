CREATE TABLE "access_codes" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"secret_hash" text NOT NULL,
	"session_id" bigint,
	"customer_id" bigint,
	"proves" text,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "access_codes_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "code_sendings" (
	"brand_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_sendings_brand_id_kind_subject_pk" PRIMARY KEY("brand_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "device_credentials" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "device_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_credentials_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"cep" text NOT NULL,
	"uf" text NOT NULL,
	"cidade" text NOT NULL,
	"bairro" text NOT NULL,
	"logradouro" text NOT NULL,
	"numero" text NOT NULL,
	"complemento" text NOT NULL,
	"referencia" text NOT NULL,
	"bairro_especifico" integer DEFAULT 0 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"padrao" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "board_watches" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_watches_brand_id_store_id_pk" PRIMARY KEY("brand_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "brand_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"brand_id" bigint NOT NULL,
	"main" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app_nome" text NOT NULL,
	"settings" jsonb NOT NULL,
	"chave_contexto" text NOT NULL,
	"facebook_app_id" text,
	"facebook_app_secret" text,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "brands_app_nome_unique" UNIQUE("app_nome")
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "delivery_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"rule" jsonb NOT NULL,
	"uf" text DEFAULT '' NOT NULL,
	"taxa_entrega" integer,
	"minimo_entrega_gratis" integer,
	"valor_minimo_pedido" integer,
	"tempo_minimo" integer NOT NULL,
	"tempo_maximo" integer NOT NULL,
	CONSTRAINT "delivery_areas_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "former_store_codes" (
	"brand_id" bigint NOT NULL,
	"codigo" text NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "former_store_codes_brand_id_codigo_pk" PRIMARY KEY("brand_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"data" date NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"horarios" jsonb NOT NULL,
	CONSTRAINT "holidays_brand_id_store_id_data_pk" PRIMARY KEY("brand_id","store_id","data")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"desconto" double precision DEFAULT 0 NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "payment_methods_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_parameters" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"valor" text NOT NULL,
	CONSTRAINT "store_parameters_brand_id_store_id_nome_pk" PRIMARY KEY("brand_id","store_id","nome")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"codigo" text NOT NULL,
	"visivel" boolean DEFAULT true NOT NULL,
	"nome" text NOT NULL,
	"url_logo" text,
	"telefone" text NOT NULL,
	"telefone_whatsapp" text DEFAULT '' NOT NULL,
	"descricao" text DEFAULT '' NOT NULL,
	"endereco" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"fuso_horario" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"possui_pedido_mesa" boolean NOT NULL,
	"percentual_servico" double precision DEFAULT 10 NOT NULL,
	"modo" text DEFAULT 'conta' NOT NULL,
	"permite_retirada_balcao" boolean NOT NULL,
	"permite_entrega" boolean NOT NULL,
	"tempo_entrega_minimo" integer NOT NULL,
	"tempo_entrega_maximo" integer NOT NULL,
	"tempo_retirada" integer NOT NULL,
	"horarios" jsonb NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"valor_minimo_pedido" integer NOT NULL,
	"valor_minimo_retirada_no_local" integer NOT NULL,
	"minimo_entrega_gratis" integer,
	"minutos_aceite" integer DEFAULT 15 NOT NULL,
	"dias_agendamento" integer,
	"minutos_por_horario" integer DEFAULT 30 NOT NULL,
	"pedidos_por_horario" integer,
	"grade_sum" integer DEFAULT 0 NOT NULL,
	"total_avaliacoes" integer DEFAULT 0 NOT NULL,
	"pede_codigo_entrega" boolean DEFAULT false NOT NULL,
	"aceite_automatico" boolean DEFAULT false NOT NULL,
	"impressao" jsonb DEFAULT '{"v":1,"data":{"larguraPapel":80,"viasCozinha":0,"viasCliente":1,"letraGrande":false}}'::jsonb NOT NULL,
	"adicionar_itens_na_tela_inicial" boolean DEFAULT true NOT NULL,
	"percentual_desconto" double precision DEFAULT 0 NOT NULL,
	"maximo_pedido_com_desconto" integer DEFAULT 0 NOT NULL,
	"valor_desconto" integer DEFAULT 0 NOT NULL,
	"maximo_desconto" integer DEFAULT 0 NOT NULL,
	"pixel" text,
	"tag_manager" text,
	CONSTRAINT "stores_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_payers" (
	"brand_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"cpf" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_payers_brand_id_customer_id_pk" PRIMARY KEY("brand_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"vault" text NOT NULL,
	"card_token" text NOT NULL,
	"bandeira" text NOT NULL,
	"ultimos_digitos" text NOT NULL,
	"mes_validade" integer NOT NULL,
	"ano_validade" integer NOT NULL,
	"titular" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkout_promises" (
	"brand_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_promises_brand_id_session_id_store_id_pk" PRIMARY KEY("brand_id","session_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_offers" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"valor_desconto" integer DEFAULT 0 NOT NULL,
	"valor_desconto_percentual" double precision DEFAULT 0 NOT NULL,
	"maximo_desconto" integer DEFAULT 0 NOT NULL,
	"frete_gratis" boolean DEFAULT false NOT NULL,
	"valor_minimo_pedido" integer DEFAULT 0 NOT NULL,
	"dias_validade" integer NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"brand_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_brand_id_order_id_pk" PRIMARY KEY("brand_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"codigo_cupom" text NOT NULL,
	"nome" text NOT NULL,
	"valor_desconto" integer DEFAULT 0 NOT NULL,
	"valor_desconto_percentual" double precision DEFAULT 0 NOT NULL,
	"maximo_desconto" integer DEFAULT 0 NOT NULL,
	"frete_gratis" boolean DEFAULT false NOT NULL,
	"valor_minimo_pedido" integer DEFAULT 0 NOT NULL,
	"store_id" bigint,
	"valido_de" timestamp with time zone,
	"valido_ate" timestamp with time zone,
	"horarios" jsonb DEFAULT '{"v":1,"data":[]}'::jsonb NOT NULL,
	"primeiro_pedido" boolean DEFAULT false NOT NULL,
	"usos_por_cliente" integer,
	"limite_usos" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"exibir" boolean DEFAULT false NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"customer_id" bigint,
	"contact_hashes" text[],
	"origin" text DEFAULT 'staff' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."limite_usos" is null or "coupons"."used" <= "coupons"."limite_usos"))
);
--> statement-breakpoint
CREATE TABLE "browser_errors" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "browser_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identificador" text NOT NULL,
	"erro" text NOT NULL,
	"navegador" text NOT NULL,
	"sistema" text NOT NULL,
	"vezes" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_errors_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"sales" bigint NOT NULL,
	"orders" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"accepting" jsonb NOT NULL,
	"delivering" jsonb NOT NULL,
	CONSTRAINT "figure_days_brand_id_store_id_day_pk" PRIMARY KEY("brand_id","store_id","day")
);
--> statement-breakpoint
CREATE TABLE "figure_marks" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "figure_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_marks_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "figure_people" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "figure_people_brand_id_store_id_customer_id_pk" PRIMARY KEY("brand_id","store_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "figure_products" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"portions" integer NOT NULL,
	"sales" bigint NOT NULL,
	CONSTRAINT "figure_products_brand_id_store_id_day_product_id_pk" PRIMARY KEY("brand_id","store_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "figure_stores" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"summed_until" date,
	CONSTRAINT "figure_stores_brand_id_store_id_pk" PRIMARY KEY("brand_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"brand_id" bigint NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_brand_id_name_pk" PRIMARY KEY("brand_id","name")
);
--> statement-breakpoint
CREATE TABLE "referral_offers" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"valor_desconto" integer DEFAULT 0 NOT NULL,
	"valor_desconto_percentual" double precision DEFAULT 0 NOT NULL,
	"maximo_desconto" integer DEFAULT 0 NOT NULL,
	"frete_gratis" boolean DEFAULT false NOT NULL,
	"valor_minimo_pedido" integer DEFAULT 0 NOT NULL,
	"dias_validade" integer NOT NULL,
	"ativo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"brand_id" bigint NOT NULL,
	"friend_id" bigint NOT NULL,
	"referrer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "referrals_brand_id_friend_id_pk" PRIMARY KEY("brand_id","friend_id")
);
--> statement-breakpoint
CREATE TABLE "wheel_spins" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wheel_spins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"once_key" text NOT NULL,
	"position" integer NOT NULL,
	"prize" jsonb NOT NULL,
	"coupon_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_spins_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "wheels" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"ativo" boolean DEFAULT false NOT NULL,
	"horas" integer NOT NULL,
	"dias_validade" integer NOT NULL,
	"valor_minimo_pedido" integer DEFAULT 0 NOT NULL,
	"premios" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashback_rules" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"percentual" double precision NOT NULL,
	"valor_minimo_pedido" integer DEFAULT 0 NOT NULL,
	"percentual_maximo" double precision DEFAULT 100 NOT NULL,
	"valor_maximo" integer DEFAULT 0 NOT NULL,
	"dias_validade" integer,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cashback_rules_brand_id_store_id_pk" PRIMARY KEY("brand_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "loyalty_ledger" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"account" text NOT NULL,
	"tipo" text NOT NULL,
	"amount" integer NOT NULL,
	"store_id" bigint,
	"order_id" bigint,
	"program_id" bigint DEFAULT 0 NOT NULL,
	"card_id" bigint,
	"once_key" text,
	"lot_id" bigint,
	"expires_at" timestamp with time zone,
	"percentual" double precision,
	"staff_id" bigint,
	"motivo" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_ledger_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "stamp_cards" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stamp_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"program_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"selos_necessarios" integer NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_value" integer DEFAULT 0 NOT NULL,
	"reward_percent" double precision DEFAULT 0 NOT NULL,
	"reward_maximum" integer DEFAULT 0 NOT NULL,
	"reward_product_id" bigint,
	"dias_validade" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stamp_cards_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "stamp_programs" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stamp_programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"nome" text NOT NULL,
	"selos_necessarios" integer NOT NULL,
	"valor_minimo_pedido" integer,
	"por_codigo" boolean DEFAULT true NOT NULL,
	"reward_kind" text NOT NULL,
	"reward_value" integer DEFAULT 0 NOT NULL,
	"reward_percent" double precision DEFAULT 0 NOT NULL,
	"reward_maximum" integer DEFAULT 0 NOT NULL,
	"reward_product_id" bigint,
	"dias_validade" integer NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stamp_programs_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "stamp_programs_stamps" CHECK ("stamp_programs"."selos_necessarios" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"descricao" text DEFAULT '' NOT NULL,
	"tom" text NOT NULL,
	"position" integer NOT NULL,
	"visivel" boolean DEFAULT true NOT NULL,
	"disponibilidade" jsonb DEFAULT '{"v":1,"data":[]}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_groups" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "option_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"adicional" integer NOT NULL,
	"quantidade_minima" integer NOT NULL,
	"quantidade_maxima" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "option_groups_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"valor" integer NOT NULL,
	"informativo" boolean DEFAULT false NOT NULL,
	"considerar_maior_valor" boolean DEFAULT false NOT NULL,
	"considerar_media" boolean DEFAULT false NOT NULL,
	"esgotado" boolean DEFAULT false NOT NULL,
	"url_imagem" text,
	"position" integer NOT NULL,
	CONSTRAINT "options_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "printed_menus" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "printed_menus_brand_id_store_id_pk" PRIMARY KEY("brand_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"brand_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_groups_brand_id_product_id_group_id_pk" PRIMARY KEY("brand_id","product_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"descricao" text DEFAULT '' NOT NULL,
	"url_imagem" text,
	"valor" integer NOT NULL,
	"valor_de" integer,
	"promocional" boolean DEFAULT false NOT NULL,
	"promocao_de" timestamp with time zone,
	"promocao_ate" timestamp with time zone,
	"quantidade" integer,
	"esgotado" boolean DEFAULT false NOT NULL,
	"sold_out_until" timestamp with time zone,
	"disponibilidade" jsonb DEFAULT '{"v":1,"data":[]}'::jsonb NOT NULL,
	"etiquetas" text[] NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "products_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"whatsapp" boolean DEFAULT false NOT NULL,
	"sms" boolean DEFAULT false NOT NULL,
	"email" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"canal" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"assunto" text,
	"texto" text NOT NULL,
	"code" text,
	"order_id" bigint,
	"link" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"motivo_falha" text,
	"provider_id" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_subscriptions" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_subscriptions_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" bigint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_counters_brand_id_store_id_day_pk" PRIMARY KEY("brand_id","store_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"status" integer NOT NULL,
	"actor" text NOT NULL,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"numero" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"customer_id" bigint,
	"chave_idempotencia" text NOT NULL,
	"request_hash" text NOT NULL,
	"chave_acompanhamento" text NOT NULL,
	"status" integer NOT NULL,
	"status_pagamento" integer NOT NULL,
	"purchase_told" boolean DEFAULT false NOT NULL,
	"tipo_pedido" integer NOT NULL,
	"entrega_imediata" boolean NOT NULL,
	"itens" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"valor_itens" integer NOT NULL,
	"valor_total" integer NOT NULL,
	"forma_pagamento" jsonb NOT NULL,
	"troco" integer,
	"cpf_nota" text,
	"observacao" text NOT NULL,
	"nome_cliente" text NOT NULL,
	"telefone_cliente" text NOT NULL,
	"endereco" jsonb,
	"motivo_cancelamento" text,
	"language" text DEFAULT 'pt-BR' NOT NULL,
	"previsao_minima" timestamp with time zone,
	"previsao_maxima" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"agendado_inicio" timestamp with time zone,
	"agendado_termino" timestamp with time zone,
	"inicio_preparo" timestamp with time zone,
	"codigo_entrega" text,
	"expires_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "orders_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "orders_items_sum" CHECK ("orders"."valor_itens" = ("orders"."totals" -> 'data' ->> 'valorItens')::integer)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "slot_uses" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_uses_brand_id_store_id_start_pk" PRIMARY KEY("brand_id","store_id","start")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"webhook_key" text NOT NULL,
	CONSTRAINT "payment_accounts_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_events_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"person_id" bigint,
	"customer_id" bigint,
	"store_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"valor" integer NOT NULL,
	"amount_received" integer,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_reference" text,
	"details" jsonb DEFAULT '{"v":1,"data":{}}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "payments_subject" CHECK ((order_id is null) <> (person_id is null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"order_id" bigint,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_records" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "sandbox_records_provider_key_pk" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"brand_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempts_brand_id_kind_subject_window_start_pk" PRIMARY KEY("brand_id","kind","subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"acao" text NOT NULL,
	"alvo" text NOT NULL,
	"antes" jsonb,
	"depois" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"email" text,
	"telefone" text,
	"cpf" text,
	"password_hash" text,
	"phone_confirmed_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"facebook_id" text,
	"indicacao" text,
	"referred_by" integer,
	"tipo_usuario" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "customers_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"customer_id" bigint,
	"device_hash" text,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"papel" text NOT NULL,
	"store_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "staff_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"canal" text NOT NULL,
	"finalidade" text NOT NULL,
	"aceito" boolean NOT NULL,
	"text_version" text NOT NULL,
	"network" text NOT NULL,
	"agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_log_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"brand_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"nota" integer NOT NULL,
	"aspectos" jsonb NOT NULL,
	"pratos" jsonb NOT NULL,
	"comentario" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resposta" text DEFAULT '' NOT NULL,
	"oculta" boolean DEFAULT false NOT NULL,
	"motivo_oculta" text DEFAULT '' NOT NULL,
	CONSTRAINT "reviews_brand_id_order_id_pk" PRIMARY KEY("brand_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "dining_tables" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "dining_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"tipo" text NOT NULL,
	"numero" integer NOT NULL,
	"secret" text NOT NULL,
	"codigo_suporte" text,
	"local" text DEFAULT '' NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "dining_tables_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sitting_people" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sitting_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sitting_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"nome" text DEFAULT '' NOT NULL,
	"recusa_servico" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"wants_table_id" bigint,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "sitting_people_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sittings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"table_id" bigint NOT NULL,
	"modo" text DEFAULT 'conta' NOT NULL,
	"recusa_servico" boolean DEFAULT false NOT NULL,
	"waiter_called_at" timestamp with time zone,
	"bill_asked_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "sittings_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "tab_lines" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tab_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sitting_id" bigint NOT NULL,
	"person_id" bigint,
	"order_id" bigint,
	"nome" text NOT NULL,
	"detalhe" text DEFAULT '' NOT NULL,
	"quantidade" integer NOT NULL,
	"valor" integer NOT NULL,
	"net" integer NOT NULL,
	"servico" integer NOT NULL,
	"quitada" boolean DEFAULT false NOT NULL,
	"staff_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"motivo_estorno" text,
	CONSTRAINT "tab_lines_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "tab_payments" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tab_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sitting_id" bigint NOT NULL,
	"person_id" bigint,
	"key" text NOT NULL,
	"valor" integer NOT NULL,
	"forma" text NOT NULL,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "tab_payments_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "table_prices" (
	"brand_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"valor" integer NOT NULL,
	CONSTRAINT "table_prices_brand_id_store_id_product_id_pk" PRIMARY KEY("brand_id","store_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"staff_id" bigint,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"papel" text NOT NULL,
	"store_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"brand_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_second_steps" (
	"brand_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"salt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_counter" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_second_steps_brand_id_staff_id_pk" PRIMARY KEY("brand_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_sendings" ADD CONSTRAINT "code_sendings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_credentials" ADD CONSTRAINT "device_credentials_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_hosts" ADD CONSTRAINT "brand_hosts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_store_codes" ADD CONSTRAINT "former_store_codes_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_parameters" ADD CONSTRAINT "store_parameters_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payers" ADD CONSTRAINT "card_payers_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_promises" ADD CONSTRAINT "checkout_promises_brand_id_session_id_sessions_brand_id_id_fk" FOREIGN KEY ("brand_id","session_id") REFERENCES "public"."sessions"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_promises" ADD CONSTRAINT "checkout_promises_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_offers" ADD CONSTRAINT "coupon_offers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_brand_id_coupon_id_coupons_brand_id_id_fk" FOREIGN KEY ("brand_id","coupon_id") REFERENCES "public"."coupons"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_errors" ADD CONSTRAINT "browser_errors_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_days" ADD CONSTRAINT "figure_days_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_people" ADD CONSTRAINT "figure_people_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_products" ADD CONSTRAINT "figure_products_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_stores" ADD CONSTRAINT "figure_stores_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_offers" ADD CONSTRAINT "referral_offers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_brand_id_friend_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","friend_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_brand_id_referrer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","referrer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_brand_id_coupon_id_coupons_brand_id_id_fk" FOREIGN KEY ("brand_id","coupon_id") REFERENCES "public"."coupons"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheels" ADD CONSTRAINT "wheels_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_rules" ADD CONSTRAINT "cashback_rules_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_ledger" ADD CONSTRAINT "loyalty_ledger_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_ledger" ADD CONSTRAINT "loyalty_ledger_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_ledger" ADD CONSTRAINT "loyalty_ledger_brand_id_card_id_stamp_cards_brand_id_id_fk" FOREIGN KEY ("brand_id","card_id") REFERENCES "public"."stamp_cards"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_cards" ADD CONSTRAINT "stamp_cards_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_cards" ADD CONSTRAINT "stamp_cards_brand_id_program_id_stamp_programs_brand_id_id_fk" FOREIGN KEY ("brand_id","program_id") REFERENCES "public"."stamp_programs"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_cards" ADD CONSTRAINT "stamp_cards_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_programs" ADD CONSTRAINT "stamp_programs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamp_programs" ADD CONSTRAINT "stamp_programs_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_groups" ADD CONSTRAINT "option_groups_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_brand_id_group_id_option_groups_brand_id_id_fk" FOREIGN KEY ("brand_id","group_id") REFERENCES "public"."option_groups"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_menus" ADD CONSTRAINT "printed_menus_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_brand_id_product_id_products_brand_id_id_fk" FOREIGN KEY ("brand_id","product_id") REFERENCES "public"."products"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_brand_id_group_id_option_groups_brand_id_id_fk" FOREIGN KEY ("brand_id","group_id") REFERENCES "public"."option_groups"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_category_id_categories_brand_id_id_fk" FOREIGN KEY ("brand_id","category_id") REFERENCES "public"."categories"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_subscriptions" ADD CONSTRAINT "order_subscriptions_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brand_id_session_id_sessions_brand_id_id_fk" FOREIGN KEY ("brand_id","session_id") REFERENCES "public"."sessions"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_uses" ADD CONSTRAINT "slot_uses_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_brand_id_payment_id_payments_brand_id_id_fk" FOREIGN KEY ("brand_id","payment_id") REFERENCES "public"."payments"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_brand_id_staff_id_staff_brand_id_id_fk" FOREIGN KEY ("brand_id","staff_id") REFERENCES "public"."staff"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD CONSTRAINT "dining_tables_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_people" ADD CONSTRAINT "sitting_people_brand_id_sitting_id_sittings_brand_id_id_fk" FOREIGN KEY ("brand_id","sitting_id") REFERENCES "public"."sittings"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_people" ADD CONSTRAINT "sitting_people_brand_id_session_id_sessions_brand_id_id_fk" FOREIGN KEY ("brand_id","session_id") REFERENCES "public"."sessions"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_people" ADD CONSTRAINT "sitting_people_brand_id_customer_id_customers_brand_id_id_fk" FOREIGN KEY ("brand_id","customer_id") REFERENCES "public"."customers"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_brand_id_table_id_dining_tables_brand_id_id_fk" FOREIGN KEY ("brand_id","table_id") REFERENCES "public"."dining_tables"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tab_lines" ADD CONSTRAINT "tab_lines_brand_id_sitting_id_sittings_brand_id_id_fk" FOREIGN KEY ("brand_id","sitting_id") REFERENCES "public"."sittings"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tab_lines" ADD CONSTRAINT "tab_lines_brand_id_order_id_orders_brand_id_id_fk" FOREIGN KEY ("brand_id","order_id") REFERENCES "public"."orders"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD CONSTRAINT "tab_payments_brand_id_sitting_id_sittings_brand_id_id_fk" FOREIGN KEY ("brand_id","sitting_id") REFERENCES "public"."sittings"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_prices" ADD CONSTRAINT "table_prices_brand_id_store_id_stores_brand_id_id_fk" FOREIGN KEY ("brand_id","store_id") REFERENCES "public"."stores"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_brand_id_staff_id_staff_brand_id_id_fk" FOREIGN KEY ("brand_id","staff_id") REFERENCES "public"."staff"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_steps" ADD CONSTRAINT "staff_second_steps_brand_id_staff_id_staff_brand_id_id_fk" FOREIGN KEY ("brand_id","staff_id") REFERENCES "public"."staff"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_codes_subject" ON "access_codes" USING btree ("brand_id","purpose","subject");--> statement-breakpoint
CREATE INDEX "access_codes_expiry" ON "access_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_credentials_token" ON "device_credentials" USING btree ("brand_id","token_hash");--> statement-breakpoint
CREATE INDEX "device_credentials_previous" ON "device_credentials" USING btree ("brand_id","previous_hash");--> statement-breakpoint
CREATE INDEX "device_credentials_customer" ON "device_credentials" USING btree ("brand_id","customer_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("brand_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_usual" ON "addresses" USING btree ("brand_id","customer_id") WHERE padrao;--> statement-breakpoint
CREATE INDEX "delivery_areas_store" ON "delivery_areas" USING btree ("brand_id","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_codigo" ON "stores" USING btree ("brand_id","codigo");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_token" ON "saved_cards" USING btree ("brand_id","customer_id","vault","card_token");--> statement-breakpoint
CREATE INDEX "coupon_uses_person" ON "coupon_uses" USING btree ("brand_id","coupon_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_codigo" ON "coupons" USING btree ("brand_id","codigo_cupom");--> statement-breakpoint
CREATE INDEX "coupons_contact" ON "coupons" USING gin ("contact_hashes");--> statement-breakpoint
CREATE UNIQUE INDEX "browser_errors_same" ON "browser_errors" USING btree ("brand_id","identificador","erro");--> statement-breakpoint
CREATE INDEX "browser_errors_newest" ON "browser_errors" USING btree ("brand_id","last_at");--> statement-breakpoint
CREATE INDEX "figure_marks_store" ON "figure_marks" USING btree ("brand_id","store_id");--> statement-breakpoint
CREATE INDEX "figure_people_last" ON "figure_people" USING btree ("brand_id","store_id","last_day","customer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("brand_id","referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_untold" ON "referrals" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_once" ON "wheel_spins" USING btree ("brand_id","customer_id","once_key");--> statement-breakpoint
CREATE INDEX "wheel_spins_person" ON "wheel_spins" USING btree ("brand_id","customer_id","at");--> statement-breakpoint
CREATE INDEX "loyalty_ledger_person" ON "loyalty_ledger" USING btree ("brand_id","customer_id","account");--> statement-breakpoint
CREATE INDEX "loyalty_ledger_expiry" ON "loyalty_ledger" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_ledger_order" ON "loyalty_ledger" USING btree ("brand_id","order_id","tipo","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_ledger_once" ON "loyalty_ledger" USING btree ("brand_id","once_key");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_ledger_lot" ON "loyalty_ledger" USING btree ("brand_id","lot_id");--> statement-breakpoint
CREATE INDEX "stamp_cards_person" ON "stamp_cards" USING btree ("brand_id","customer_id");--> statement-breakpoint
CREATE INDEX "stamp_cards_expiry" ON "stamp_cards" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "options_group" ON "options" USING btree ("brand_id","group_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("brand_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("brand_id","key","canal","recipient");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "messages_provider" ON "messages" USING btree ("canal","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_subscriptions_endpoint" ON "order_subscriptions" USING btree ("brand_id","order_id","endpoint");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("brand_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("brand_id","session_id","chave_idempotencia");--> statement-breakpoint
CREATE INDEX "orders_board" ON "orders" USING btree ("brand_id","store_id","finished_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("brand_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_period" ON "orders" USING btree ("brand_id","created_at","store_id","status","status_pagamento","customer_id");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("brand_id","session_id","id");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_by") WHERE finished_at is null and pay_by is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_provider" ON "payment_accounts" USING btree ("brand_id","store_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_webhook" ON "payment_accounts" USING btree ("brand_id","webhook_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("brand_id","provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("brand_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("brand_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("brand_id","store_id") WHERE state = 'chargeback';--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("brand_id","order_id") WHERE state in ('starting', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_part" ON "payments" USING btree ("brand_id","person_id") WHERE state in ('starting', 'pending');--> statement-breakpoint
CREATE INDEX "payments_person" ON "payments" USING btree ("brand_id","person_id") WHERE person_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment" ON "refunds" USING btree ("brand_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("brand_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_stuck" ON "refunds" USING btree ("brand_id") WHERE state in ('byHand', 'failed');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("brand_id","acao","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("brand_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_telefone" ON "customers" USING btree ("brand_id","telefone");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_facebook" ON "customers" USING btree ("brand_id","facebook_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("brand_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("brand_id","customer_id");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("brand_id","device_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("brand_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("brand_id","token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("brand_id","staff_id");--> statement-breakpoint
CREATE INDEX "consent_log_customer" ON "consent_log" USING btree ("brand_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "reviews_store" ON "reviews" USING btree ("brand_id","store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dining_tables_number" ON "dining_tables" USING btree ("brand_id","store_id","tipo","numero");--> statement-breakpoint
CREATE INDEX "sitting_people_sitting" ON "sitting_people" USING btree ("brand_id","sitting_id");--> statement-breakpoint
CREATE INDEX "sitting_people_session" ON "sitting_people" USING btree ("brand_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("brand_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "tab_lines_sitting" ON "tab_lines" USING btree ("brand_id","sitting_id");--> statement-breakpoint
CREATE INDEX "tab_lines_order" ON "tab_lines" USING btree ("brand_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tab_payments_key" ON "tab_payments" USING btree ("brand_id","key");--> statement-breakpoint
CREATE INDEX "tab_payments_sitting" ON "tab_payments" USING btree ("brand_id","sitting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_token" ON "staff_invitations" USING btree ("brand_id","token_hash");--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff" ON "staff_recovery_codes" USING btree ("brand_id","staff_id");